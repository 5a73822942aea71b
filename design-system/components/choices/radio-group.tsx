import type { ReactNode } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'
import { radioChoice, type RadioChoiceProps } from './radio-choice.ts'

export interface RadioOption {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean | undefined
}

/** One answer of a few, each a native radio on its own line or, with `horizontal`, beside each other. */
export function RadioGroup({
  name,
  options,
  value,
  defaultValue,
  onChange,
  required,
  horizontal,
  ...frame
}: ChoiceGroupProps &
  RadioChoiceProps & {
    options: readonly RadioOption[]
    required?: boolean | undefined
    horizontal?: boolean | undefined
  }) {
  const choice = { name, value, defaultValue, onChange }
  return (
    <ChoiceGroup {...frame} direction={horizontal ? 'row' : 'column'}>
      {options.map((option) => (
        <label key={option.value} className="radio__root">
          <input
            {...radioChoice(choice, option)}
            className="radio__dot"
            required={required}
            data-invalid={frame.error ? true : undefined}
          />
          <span className="radio__text">
            {option.label}
            {option.description ? <span className="radio__description">{option.description}</span> : null}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
