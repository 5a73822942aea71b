import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { Field, type FieldProps, splitFrame } from './field.tsx'
import { useInputBeforeHydration } from './use-input-before-hydration.ts'
import { useSharedRef } from './use-shared-ref.ts'

export function SelectField(props: Omit<ComponentProps<'select'>, 'className'> & Omit<FieldProps, 'trailing'>) {
  const [frame, { ref, ...select }] = splitFrame(props)
  const controlRef = useSharedRef(ref)
  useInputBeforeHydration(controlRef, select.value)
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <select {...select} {...control} ref={controlRef} />
          <ChevronDown />
        </>
      )}
    </Field>
  )
}
