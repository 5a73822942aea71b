import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { Field, type FieldProps, splitFrame } from './field.tsx'

export function SelectField(props: Omit<ComponentProps<'select'>, 'className'> & Omit<FieldProps, 'trailing'>) {
  const [frame, select] = splitFrame(props)
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <select {...select} {...control} />
          <ChevronDown />
        </>
      )}
    </Field>
  )
}
