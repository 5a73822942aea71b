import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { type AnswerFieldProps, useFieldFrame } from './answer-field.ts'
import { typedText } from './answer-text.ts'
import { getText } from './field-words.ts'

/** The most radio buttons: with more options a list is quicker to use. */
const mostRadios = 5

/** A `static-list`. */
export function ChoiceAnswer({ field, value, problem, onChange }: AnswerFieldProps) {
  const { t, i18n } = useLingui()
  const { id, label, ...frame } = useFieldFrame({ field, problem })
  const options = field.options.map((option) => ({ value: option.value, label: getText(option.label, i18n.locale) }))
  const chosen = typedText(value, i18n.locale, field.type)
  if (options.length > mostRadios) {
    return (
      <SelectField
        {...frame}
        id={id}
        label={label}
        name={field.name}
        required={field.isRequired}
        autoComplete="off"
        value={chosen}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{t`Escolha`}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <div id={id} tabIndex={-1}>
      <RadioGroup
        {...frame}
        legend={label}
        name={field.name}
        required={field.isRequired}
        value={chosen}
        onChange={onChange}
        // A pressed radio button cannot be released, so there is an option for no answer.
        options={field.isRequired ? options : [...options, { value: '', label: t`Não responder` }]}
      />
    </div>
  )
}
