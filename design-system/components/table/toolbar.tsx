import type { ReactNode } from 'react'

/** Above a list: its filters and, at the end of their line where they fit, what adds to it. */
export function Toolbar({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <div className="toolbar__root">
      <div className="toolbar__filters">{children}</div>
      <div className="toolbar__actions">{actions}</div>
    </div>
  )
}
