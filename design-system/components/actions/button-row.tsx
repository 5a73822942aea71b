import type { ReactNode } from 'react'

/** Second actions side by side, below the one that counts, where they fit; `role="status"` lines span them. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="button-row">{children}</div>
}
