import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

export interface CheckboxGroupOption {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean | undefined
}

/** `onChange` receives every checked value, in the order of the options. Uncontrolled without `value`. */
export function CheckboxGroup({
  name,
  options,
  value,
  defaultValue,
  onChange,
  columns = false,
  ...frame
}: ChoiceGroupProps & {
  name: string
  options: readonly CheckboxGroupOption[]
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onChange?: ((values: string[]) => void) | undefined
  /** For many short options: places as many side by side as fit. */
  columns?: boolean | undefined
}) {
  return (
    <ChoiceGroup {...frame} direction={columns ? 'columns' : undefined}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          {...option}
          name={name}
          checked={value?.includes(option.value)}
          defaultChecked={value ? undefined : defaultValue?.includes(option.value)}
          onChange={onChange ? (event) => onChange(checkedIn(event.currentTarget)) : undefined}
          readOnly={value !== undefined && !onChange}
          aria-invalid={frame.error ? true : undefined}
        />
      ))}
    </ChoiceGroup>
  )
}

function checkedIn(box: HTMLInputElement): string[] {
  const boxes = box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
  return Array.from(boxes, ({ value }) => value)
}
