import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Field } from './field.tsx'
import { typeText } from './native-value.ts'
import { useSharedRef } from './use-shared-ref.ts'

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

export function SearchField({
  id,
  label,
  shortcut,
  clearLabel,
  ref,
  ...input
}: Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> & {
  label: string
  shortcut?: ReactNode
  clearLabel?: string | undefined
}) {
  const control = useSharedRef(ref)
  function clear() {
    if (!control.current) return
    typeText(control.current, '')
    control.current.focus()
  }
  const trailing = (
    <>
      {shortcut ? (
        <kbd className="search-field__shortcut" aria-hidden="true">
          {shortcut}
        </kbd>
      ) : null}
      {clearLabel ? (
        <span className="search-field__clear">
          <IconButton label={clearLabel} disabled={input.disabled} onClick={clear}>
            <X />
          </IconButton>
        </span>
      ) : null}
    </>
  )
  return (
    <Field id={id} label={label} hideLabel icon={magnifier} trailing={shortcut || clearLabel ? trailing : null}>
      {(attributes) => <input autoComplete="off" placeholder={label} {...input} {...attributes} ref={control} type="search" />}
    </Field>
  )
}
