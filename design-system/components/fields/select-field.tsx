import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { Field, type FieldProps } from './field.tsx'

/** A native select with its label, hint and error; its options are the children. */
export function SelectField({
  id,
  label,
  hideLabel,
  hint,
  error,
  optional,
  labelAction,
  icon,
  children,
  ...select
}: Omit<ComponentProps<'select'>, 'className'> & Omit<FieldProps, 'trailing'>) {
  const frame = { id, label, hideLabel, hint, error, optional, labelAction, icon }
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <select {...select} {...control}>
            {children}
          </select>
          <ChevronDown />
        </>
      )}
    </Field>
  )
}
