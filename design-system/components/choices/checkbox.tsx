import type { ComponentProps, ReactNode } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> {
  /** Leave out only where `aria-label` or `aria-labelledby` names the box. */
  label?: ReactNode
  description?: ReactNode
  /** Neither all nor none of what the box stands for. */
  indeterminate?: boolean | undefined
}

/** A 24 px check box in a 44 px target. */
export function Checkbox({ label, description, indeterminate, ...input }: CheckboxProps) {
  return (
    <label className="checkbox__root">
      <input
        {...input}
        type="checkbox"
        className="checkbox__box"
        // The mixed state has no attribute in HTML, only a property.
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
