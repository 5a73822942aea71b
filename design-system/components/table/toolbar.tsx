import type { ReactNode } from 'react'

/** The bar above a list: its filters and, at the end of their line if they fit, the actions that add to it. */
export function Toolbar({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <div className="toolbar__root">
      <div className="toolbar__filters">{children}</div>
      <div className="toolbar__actions">{actions}</div>
    </div>
  )
}
