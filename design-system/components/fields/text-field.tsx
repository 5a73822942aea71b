import type { ComponentProps } from 'react'
import { splitFrame, type FieldProps } from './field-frame.ts'
import { Field } from './field.tsx'
import { useSharedRef } from './use-shared-ref.ts'
import { useTypedBefore } from './use-typed-before.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'className'> & FieldProps

/** A one-line text input (any native `type`) with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const [frame, { ref, ...input }] = splitFrame(props)
  const own = useSharedRef(ref)
  useTypedBefore(own, input.value)
  return <Field {...frame}>{(control) => <input type="text" {...input} {...control} ref={own} />}</Field>
}
