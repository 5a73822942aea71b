import type { ReactNode } from 'react'

/** The key that does the same as a control, inside it; the control says it to screen readers by `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <kbd className="key-hint" data-keyboard aria-hidden="true">
      {children}
    </kbd>
  )
}
