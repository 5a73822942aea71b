import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** A one-line text input (any native `type`) with its label, hint and error. */
export function TextField({
  id,
  label,
  hideLabel,
  hint,
  error,
  optional,
  labelAction,
  icon,
  trailing,
  ...input
}: Omit<ComponentProps<'input'>, 'children' | 'className'> & FieldProps) {
  const frame = { id, label, hideLabel, hint, error, optional, labelAction, icon, trailing }
  return <Field {...frame}>{(control) => <input type="text" {...input} {...control} />}</Field>
}
