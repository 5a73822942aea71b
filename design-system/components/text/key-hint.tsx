import type { ReactNode } from 'react'

/** Shows inside a control the key that does the same; screen readers get it from the control's `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <kbd className="key-hint" data-keyboard aria-hidden="true">
      {children}
    </kbd>
  )
}
