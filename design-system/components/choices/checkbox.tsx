import type { ComponentProps, ReactNode } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> {
  label?: ReactNode
  description?: ReactNode
  indeterminate?: boolean | undefined
}

export function Checkbox({ label, description, indeterminate, ...input }: CheckboxProps) {
  return (
    <label className="checkbox__root">
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
