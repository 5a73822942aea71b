import type { ComponentProps, ReactNode } from 'react'

// The browser says whether it is on; `aria-checked` could only contradict it.
const native = { type: 'checkbox', role: 'switch' } as const

/** A setting that is on or off at once; what only counts when a form is sent is a `Checkbox`. */
export function Switch({
  label,
  description,
  ...input
}: Omit<ComponentProps<'input'>, 'children' | 'className' | 'type' | 'role'> & {
  label: ReactNode
  description?: ReactNode
}) {
  return (
    <label className="switch__root">
      <span className="switch__text">
        {label}
        {description ? <span className="switch__description">{description}</span> : null}
      </span>
      <input {...input} {...native} className="switch__track" />
    </label>
  )
}
