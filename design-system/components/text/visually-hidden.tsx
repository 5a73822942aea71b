import type { ReactNode } from 'react'

/** Words for screen readers only. Class `visually-hidden` does the same for other elements. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}
