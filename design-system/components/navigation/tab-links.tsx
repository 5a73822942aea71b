import type { ReactNode } from 'react'
import { useChosenTabInView } from './use-chosen-tab-in-view.ts'

/**
 * Tabs that are pages of their own. Its children are `li`, each a link with class `tabs__tab` around a `TabLabel`;
 * `aria-current="page"` marks the one that is shown.
 */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  const list = useChosenTabInView<HTMLUListElement>()
  return (
    <nav className="tabs__root" aria-label={label}>
      <ul ref={list} className="tabs__list" role="list">
        {children}
      </ul>
    </nav>
  )
}
