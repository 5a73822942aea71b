import type { ReactNode } from 'react'

/** A line between two ways to go on, with a word such as "or" in it. */
export function OrDivider({ children }: { children: ReactNode }) {
  return <div className="or-divider">{children}</div>
}
