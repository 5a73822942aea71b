import type { ReactNode } from 'react'

/** Use class `visually-hidden` on other elements. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}
