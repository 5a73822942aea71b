import type { ComponentProps } from 'react'
import { Field, type FieldProps, splitFrame } from './field.tsx'
import { useSharedRef } from './use-shared-ref.ts'
import { useInputBeforeHydration } from './use-input-before-hydration.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'className'> & FieldProps

export function TextField(props: TextFieldProps) {
  const [frame, { ref, ...input }] = splitFrame(props)
  const controlRef = useSharedRef(ref)
  useInputBeforeHydration(controlRef, input.value)
  return <Field {...frame}>{(control) => <input type="text" {...input} {...control} ref={controlRef} />}</Field>
}
