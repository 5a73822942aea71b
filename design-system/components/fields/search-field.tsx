import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

const magnifier = (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <circle cx="11" cy="11" r="8" />
    <path d="m21 21-4.3-4.3" />
  </svg>
)

/** A search input inside the caller's form. `label` names it; `shortcut` shows the keys that focus it. */
export function SearchField({
  id,
  label,
  shortcut,
  ...input
}: Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> & { label: string; shortcut?: ReactNode }) {
  const keys = shortcut ? (
    <kbd className="search-field__shortcut" aria-hidden="true">
      {shortcut}
    </kbd>
  ) : null
  return (
    <Field id={id} label={label} hideLabel icon={magnifier} trailing={keys}>
      {(control) => <input autoComplete="off" placeholder={label} {...input} {...control} type="search" />}
    </Field>
  )
}
