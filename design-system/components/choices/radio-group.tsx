import type { ComponentProps, ReactNode } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean | undefined
}

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
    <ChoiceGroup {...frame} direction={horizontal ? 'row' : undefined}>
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

export interface RadioChoiceProps {
  name: string
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** Returns the props of one option's native radio. Uncontrolled without `value`. */
export function radioChoice(
  { name, value, defaultValue, onChange }: RadioChoiceProps,
  option: { value: string; disabled?: boolean | undefined },
): ComponentProps<'input'> {
  const isControlled = value !== undefined
  return {
    type: 'radio',
    name,
    value: option.value,
    disabled: option.disabled,
    checked: isControlled ? value === option.value : undefined,
    defaultChecked: isControlled ? undefined : defaultValue === option.value,
    onChange: onChange ? () => onChange(option.value) : undefined,
    readOnly: isControlled && !onChange,
  }
}
