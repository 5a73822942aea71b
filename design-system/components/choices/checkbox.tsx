import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useChoiceBeforeHydration } from '../fields/use-choice-before-hydration.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> {
  label?: ReactNode
  description?: ReactNode
  indeterminate?: boolean | undefined
}

export function Checkbox({ label, description, indeterminate, ...input }: CheckboxProps) {
  const around = useRef<HTMLLabelElement>(null)
  useChoiceBeforeHydration(around, 'checkbox')
  return (
    <label ref={around} className="checkbox__root">
      <input
        {...input}
        type="checkbox"
        className="checkbox__box"
        // HTML has no attribute for the mixed state, only a DOM property.
        ref={(box) => {
          if (box) box.indeterminate = indeterminate ?? false
        }}
      />
      {label ? (
        <span className="checkbox__text">
          {label}
          {description ? <span className="checkbox__description">{description}</span> : null}
        </span>
      ) : null}
    </label>
  )
}
