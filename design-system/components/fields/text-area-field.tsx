import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** A text of several lines with its label, hint and error. */
export function TextAreaField({
  id,
  label,
  hideLabel,
  hint,
  error,
  optional,
  labelAction,
  ...textarea
}: Omit<ComponentProps<'textarea'>, 'children' | 'className'> & Omit<FieldProps, 'icon' | 'trailing'>) {
  const frame = { id, label, hideLabel, hint, error, optional, labelAction }
  return <Field {...frame}>{(control) => <textarea rows={4} {...textarea} {...control} />}</Field>
}
