import type { ComponentProps, ReactNode } from 'react'

// No `aria-checked`, which could contradict the native state.
const native = { type: 'checkbox', role: 'switch' } as const

/** A setting that takes effect at once; use `Checkbox` for one that is submitted with a form. */
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
