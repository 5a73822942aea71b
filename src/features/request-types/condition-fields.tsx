import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ConditionValue, type FormCondition, type FormField, type FormRelation, formRelation } from '#api/academic/request-forms.ts'
import { DateField } from '#design/components/dates/date-field.tsx'
import { DateTimeField } from '#design/components/dates/date-time-field.tsx'
import { TimeField } from '#design/components/dates/time-field.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { NumberField } from '#design/components/fields/number-field.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { areComparable, isOfDays, relationsByType } from '../../../form-engine/conditions.ts'
import { readDecimal } from '../../../form-engine/text-rules.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { localizedName } from './form-paths.ts'
import { useEditorWords } from './use-editor-words.ts'

export const hasRelations = ({ type }: FormField) => relationsByType[type].length > 0

/** Creates a valid condition on a field. */
export function newCondition(field: FormField): FormCondition {
  return { field: field.name, relation: relationsByType[field.type][0]!, value: newValue(field) }
}

const newValue = ({ type, options }: FormField): string | number => (type === 'int' || type === 'float' ? 0 : (options[0]?.value ?? ''))
const hasNoValue = (relation: FormRelation) => relation === 'ATTACHED' || relation === 'NOT_ATTACHED'

interface ConditionFieldsProps {
  condition: FormCondition
  /** The fields of the form, in its order. */
  fields: readonly FormField[]
  onChange: (condition: FormCondition) => void
}

/** The fields of a condition: which answer is compared, how, and with what. */
export function ConditionFields({ condition, fields, onChange }: ConditionFieldsProps) {
  const { t, i18n } = useLingui()
  const { relations } = useEditorWords()
  const field = fields.find(({ name }) => name === condition.field)
  const offered = field && relationsByType[field.type].includes(condition.relation) ? relationsByType[field.type] : formRelation.options
  return (
    <FormRow led>
      <SelectField
        label={t`Resposta do campo`}
        value={condition.field}
        onChange={({ target }) => {
          const chosen = fields.find(({ name }) => name === target.value)
          if (chosen) onChange(newCondition(chosen))
        }}
      >
        {field ? null : <option value={condition.field}>{condition.field}</option>}
        {fields.filter(hasRelations).map(({ name, label }) => (
          <option key={name} value={name}>
            {localizedName(label, i18n.locale, t`Campo sem pergunta`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Comparação`}
        value={condition.relation}
        onChange={({ target }) => {
          const relation = formRelation.parse(target.value)
          onChange({ ...condition, relation, value: hasNoValue(relation) ? '' : condition.value })
        }}
      >
        {offered.map((relation) => (
          <option key={relation} value={relation}>
            {relations[relation]}
          </option>
        ))}
      </SelectField>
      {hasNoValue(condition.relation) ? null : (
        <Compared
          key={condition.field}
          field={field}
          fields={fields}
          value={condition.value}
          onChange={(value) => onChange({ ...condition, value })}
        />
      )}
    </FormRow>
  )
}

interface ComparedProps {
  field: FormField | undefined
  fields: readonly FormField[]
  value: ConditionValue
  onChange: (value: ConditionValue) => void
}

/** Field for what an answer is compared with: a fixed value, today's date for the student, or the answer of another field. */
function Compared({ field, fields, value, onChange }: ComparedProps) {
  const { t, i18n } = useLingui()
  const others = field ? fields.filter((one) => one.name !== field.name && areComparable(one.type, field.type)) : []
  const mayBeToday = field !== undefined && isOfDays(field.type)
  const kind = typeof value !== 'object' ? 'value' : 'today' in value ? 'today' : 'field'
  const getPlain = (label: string, given: string | number) => <PlainValue label={label} field={field} value={given} onChange={onChange} />
  if (typeof value !== 'object' && !mayBeToday && others.length === 0) return getPlain(t`Comparar com`, value)
  return (
    <>
      <SelectField
        label={t`Comparar com`}
        value={kind}
        onChange={({ target }) => {
          if (target.value === 'today') onChange({ today: 0 })
          else if (target.value === 'field') onChange({ field: others[0]?.name ?? '' })
          else onChange(field ? newValue(field) : '')
        }}
      >
        <option value="value">{t`Um valor fixo`}</option>
        {mayBeToday || kind === 'today' ? <option value="today">{t`O dia de hoje`}</option> : null}
        {others.length > 0 || kind === 'field' ? <option value="field">{t`Outro campo`}</option> : null}
      </SelectField>
      {typeof value !== 'object' ? (
        getPlain(t({ message: 'Valor', context: 'comparação' }), value)
      ) : 'today' in value ? (
        <NumberField
          label={t`Dias a partir de hoje`}
          hint={t`Conta do dia em que o aluno preenche. Use um número negativo para dias antes.`}
          value={value.today}
          min={-3650}
          max={3650}
          onValueChange={(days) => onChange({ today: days ?? 0 })}
          decreaseLabel={t`Menos um`}
          increaseLabel={t`Mais um`}
        />
      ) : (
        <SelectField label={t`Outro campo`} value={value.field} onChange={({ target }) => onChange({ field: target.value })}>
          {others.some(({ name }) => name === value.field) ? null : <option value={value.field}>{value.field}</option>}
          {others.map(({ name, label }) => (
            <option key={name} value={name}>
              {localizedName(label, i18n.locale, t`Campo sem pergunta`)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

interface PlainValueProps {
  label: string
  field: FormField | undefined
  value: string | number
  onChange: (value: string | number) => void
}

function PlainValue({ label, field, value, onChange }: PlainValueProps) {
  const { t, i18n } = useLingui()
  const isNumber = field?.type === 'int' || field?.type === 'float'
  // The text is kept as typed, because "4," is on the way to a number.
  const [text, setText] = useState(isNumber && i18n.locale !== 'en' ? String(value).replace('.', ',') : String(value))
  const dateField = useDateField()
  if (field?.type === 'static-list')
    return (
      <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {field.options.some((option) => option.value === value) ? null : <option value={value}>{value}</option>}
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {localizedName(option.label, i18n.locale, option.value)}
          </option>
        ))}
      </SelectField>
    )
  if (field?.type === 'date')
    return <DateField {...dateField} label={label} value={String(value) || null} onValueChange={(day) => onChange(day ?? '')} />
  if (field?.type === 'time')
    return <TimeField label={label} value={String(value) || null} onValueChange={(time) => onChange(time ?? '')} />
  if (field?.type === 'timestamp')
    return (
      <DateTimeField
        {...dateField}
        legend={label}
        dateLabel={t`Dia`}
        timeLabel={t`Horário`}
        defaultValue={String(value) || undefined}
        onValueChange={(instant) => onChange(instant ?? '')}
      />
    )
  return (
    <TextField
      label={label}
      value={text}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={500}
      onChange={({ target }) => {
        setText(target.value)
        onChange(isNumber ? (readDecimal(target.value.trim(), i18n.locale) ?? target.value) : target.value)
      }}
    />
  )
}
