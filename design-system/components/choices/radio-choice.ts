import type { ComponentProps } from 'react'

export interface RadioChoiceProps {
  name: string
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** What the native radio of one option carries. Without `value` the group is a plain form field. */
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
