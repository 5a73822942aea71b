import { useLingui } from '@lingui/react/macro'
import { cancelStep, finalStep } from '#api/academic/form-ends.ts'
import type { FormStep } from '#api/academic/request-forms.ts'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { localizedName } from './form-paths.ts'
import { useEditorWords } from './use-editor-words.ts'

interface TargetFieldProps {
  label: string
  steps: readonly FormStep[]
  /** Name of the step that leads on, which cannot lead to itself. */
  from: string
  value: string
  error?: string | undefined
  onChange: (target: string) => void
}

/** A step, or one of the two ends. */
export function TargetField({ label, steps, from, value, error, onChange }: TargetFieldProps) {
  const { i18n } = useLingui()
  const { ends, stepName } = useEditorWords()
  const isKnown = value === cancelStep || value === finalStep || steps.some(({ name }) => name === value)
  return (
    <SelectField label={label} value={value} error={error} onChange={({ target }) => onChange(target.value)}>
      {isKnown ? null : <option value={value}>{value}</option>}
      {steps.map(({ name, title }, index) =>
        name === from ? null : (
          <option key={name} value={name}>
            {index + 1}. {localizedName(title, i18n.locale, stepName(index + 1))}
          </option>
        ),
      )}
      <option value={finalStep}>{ends.finalStep}</option>
      <option value={cancelStep}>{ends.cancelStep}</option>
    </SelectField>
  )
}
