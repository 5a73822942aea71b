import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type FormField, formFieldType, type FormStep, textRule } from '#api/academic/request-forms.ts'
import { Checkbox } from '#design/components/choices/checkbox.tsx'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { EditedFields } from '#design/components/fields/edited-part.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { NumberField } from '#design/components/fields/number-field.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { type DefinitionEdit, emptyText, fieldNames, hasMaximum, hasSource, isText } from './edit-definition.ts'
import { type EditorFault, faultLines } from './editor-faults.ts'
import { localizedName } from './form-paths.ts'
import { LocalizedField } from './localized-field.tsx'
import { NameField } from './name-field.tsx'
import { OptionFields } from './option-fields.tsx'
import { SourceFields } from './source-fields.tsx'
import { useEditorWords } from './use-editor-words.ts'
import { useFaultWords } from './use-fault-words.ts'

interface FieldEditorProps {
  field: FormField
  /** Positions of the step, and of the field in it. */
  at: { step: number; field: number }
  steps: readonly FormStep[]
  faults: readonly EditorFault[]
  onEdit: (edit: DefinitionEdit) => void
}

/** Id of the heading of a field's editor. */
export const fieldHeadingId = (step: number, field: number) => `edited-field-${step}-${field}`

export function FieldEditor({ field, at, steps, faults, onEdit }: FieldEditorProps) {
  const { t, i18n } = useLingui()
  const words = useEditorWords()
  const faultText = useFaultWords()
  const { name, type, label, hint, isRequired, rules, maximum, least, most, options, source, html } = field
  const step = { decreaseLabel: t`Menos um`, increaseLabel: t`Mais um` }
  // Stays open while its first text is typed.
  const [isNew] = useState(label['pt-BR'] === '')
  const change = (values: Extract<DefinitionEdit, { type: 'changeField' }>['change']) =>
    onEdit({ type: 'changeField', ...at, change: values })
  const of = (part: string) => faults.filter((fault) => fault.part === part)
  const others = new Set([...fieldNames(steps)].filter((one) => one !== name))
  const chosenRules = rules.map((rule) => words.textRules[rule]).join(', ')
  const count = faultLines(faults).length
  const summary = [words.types[type], isRequired ? t`obrigatório` : null].filter(Boolean).join(', ')
  return (
    <Disclosure
      open={isNew}
      summary={
        <span id={fieldHeadingId(at.step, at.field)} tabIndex={-1}>
          {localizedName(label, i18n.locale, t`Campo sem pergunta`)} ({summary})
          {count > 0 ? (
            <>
              {' · '}
              <Plural value={count} one="# pendência" other="# pendências" />
            </>
          ) : null}
        </span>
      }
    >
      <EditedFields>
        <LocalizedField label={t`Pergunta`} value={label} faults={of('label')} onChange={(value) => change({ label: value })} />
        <FormRow>
          <SelectField
            label={t`Tipo de resposta`}
            value={type}
            onChange={({ target }) => onEdit({ type: 'changeFieldType', ...at, fieldType: formFieldType.parse(target.value) })}
          >
            {formFieldType.options.map((option) => (
              <option key={option} value={option}>
                {words.types[option]}
              </option>
            ))}
          </SelectField>
          {hasMaximum(type) ? (
            <NumberField
              label={isText(type) ? t`Máximo de caracteres` : type === 'file' ? t`Máximo de arquivos` : t`Máximo de escolhas`}
              optional={t`(opcional)`}
              value={maximum}
              min={1}
              max={isText(type) ? 10_000 : type === 'file' ? 20 : 100}
              onValueChange={(value) => change({ maximum: value })}
              {...step}
            />
          ) : null}
        </FormRow>
        {type === 'int' ? (
          <FormRow>
            <NumberField
              label={t`Menor número`}
              optional={t`(opcional)`}
              value={least}
              onValueChange={(value) => change({ least: value })}
              error={of('limits').map(faultText)[0]}
              {...step}
            />
            <NumberField
              label={t`Maior número`}
              optional={t`(opcional)`}
              value={most}
              onValueChange={(value) => change({ most: value })}
              {...step}
            />
          </FormRow>
        ) : null}
        {type === 'html' ? (
          <LocalizedField
            label={t`Texto`}
            value={html ?? emptyText}
            faults={of('html')}
            rows={6}
            maxLength={20_000}
            hint={t`HTML com parágrafos, listas, títulos, negrito e links. O resto é retirado ao salvar.`}
            onChange={(value) => change({ html: value })}
          />
        ) : (
          <>
            <Checkbox
              label={t`Resposta obrigatória`}
              checked={isRequired}
              onChange={({ target }) => change({ isRequired: target.checked })}
            />
            <Checkbox
              label={t`Com uma explicação abaixo da pergunta`}
              checked={hint !== null}
              onChange={({ target }) => change({ hint: target.checked ? emptyText : null })}
            />
            {hint ? (
              <LocalizedField label={t`Explicação`} value={hint} faults={of('hint')} onChange={(value) => change({ hint: value })} />
            ) : null}
          </>
        )}
        {type === 'static-list' ? (
          <OptionFields options={options} faults={of('options')} onChange={(value) => change({ options: value })} />
        ) : null}
        {hasSource(type) && source ? (
          <SourceFields
            source={source}
            own={name}
            steps={steps}
            error={of('source').map(faultText)[0]}
            onChange={(value) => change({ source: value })}
          />
        ) : null}
        {isText(type) ? (
          <Disclosure
            open={of('rules').length > 0 || undefined}
            summary={rules.length === 0 ? t`Regras do texto: nenhuma` : t`Regras do texto: ${chosenRules}`}
          >
            <CheckboxGroup
              legend={t`Regras do texto`}
              name={`rules-${name}`}
              columns
              error={of('rules').length > 0 ? t`Escolha no máximo cinco regras` : undefined}
              options={textRule.options.map((value) => ({ value, label: words.textRules[value] }))}
              value={rules}
              onChange={(values) => change({ rules: textRule.options.filter((rule) => values.includes(rule)) })}
            />
          </Disclosure>
        ) : null}
        <NameField name={name} taken={others} onRename={(next) => onEdit({ type: 'renameField', ...at, name: next })} />
        {of('name').map((fault) => (
          <p key={fault.kind} role="alert">
            {faultText(fault)}
          </p>
        ))}
      </EditedFields>
    </Disclosure>
  )
}
