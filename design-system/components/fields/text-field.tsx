import type { ComponentProps } from 'react'
import { splitFrame, type FieldProps } from './field-frame.ts'
import { Field } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'className'> & FieldProps

/** A one-line text input (any native `type`) with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const [frame, input] = splitFrame(props)
  return <Field {...frame}>{(control) => <input type="text" {...input} {...control} />}</Field>
}
