import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type FormCondition, type FormField, formRelation } from '#api/request-forms.ts'
import { DateField } from '#design/components/dates/date-field.tsx'
import { DateTimeField } from '#design/components/dates/date-time-field.tsx'
import { TimeField } from '#design/components/dates/time-field.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { relationsOf } from '../../../form-engine/conditions.ts'
import { readDecimal } from '../../../form-engine/text-rules.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { nameIn } from './form-paths.ts'
import { useEditorWords } from './use-editor-words.ts'

export const mayBeAskedOf = ({ type }: FormField) => relationsOf[type].length > 0

/** A condition on a field that holds of something. */
export function newCondition(field: FormField): FormCondition {
  const isNumber = field.type === 'int' || field.type === 'float'
  return { field: field.name, relation: relationsOf[field.type][0]!, value: isNumber ? 0 : (field.options[0]?.value ?? '') }
}

interface ConditionFieldsProps {
  condition: FormCondition
  /** Of the form, in its order. */
  fields: readonly FormField[]
  onChange: (condition: FormCondition) => void
}

/** Which answer, how it is compared, and with what. */
export function ConditionFields({ condition, fields, onChange }: ConditionFieldsProps) {
  const { t, i18n } = useLingui()
  const { relations } = useEditorWords()
  const field = fields.find(({ name }) => name === condition.field)
  const offered = field && relationsOf[field.type].includes(condition.relation) ? relationsOf[field.type] : formRelation.options
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
        {fields.filter(mayBeAskedOf).map(({ name, label }) => (
          <option key={name} value={name}>
            {nameIn(label, i18n.locale, t`Campo sem pergunta`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Comparação`}
        value={condition.relation}
        onChange={({ target }) => onChange({ ...condition, relation: formRelation.parse(target.value) })}
      >
        {offered.map((relation) => (
          <option key={relation} value={relation}>
            {relations[relation]}
          </option>
        ))}
      </SelectField>
      <ConditionValue key={condition.field} field={field} value={condition.value} onChange={(value) => onChange({ ...condition, value })} />
    </FormRow>
  )
}

interface ConditionValueProps {
  field: FormField | undefined
  value: FormCondition['value']
  onChange: (value: FormCondition['value']) => void
}

function ConditionValue({ field, value, onChange }: ConditionValueProps) {
  const { t, i18n } = useLingui()
  const isNumber = field?.type === 'int' || field?.type === 'float'
  // As typed: "4," is on the way to a number.
  const [text, setText] = useState(isNumber && i18n.locale !== 'en' ? String(value).replace('.', ',') : String(value))
  const label = t`Comparar com`
  const dateField = useDateField()
  if (field?.type === 'static-list')
    return (
      <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {field.options.some((option) => option.value === value) ? null : <option value={value}>{value}</option>}
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {nameIn(option.label, i18n.locale, option.value)}
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
