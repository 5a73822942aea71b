import { lazy, Suspense } from 'react'
import type { ActionMenuPanelProps } from './action-menu-panel.tsx'

const load = () => import('./action-menu-panel.tsx')
const Panel = lazy(load)

/** Begins to load the menu's code; for the moment somebody is likely to open it. */
export function preloadMenuPanel(): void {
  void load()
}

/** The open menu, as soon as its code is here. */
export function LazyMenuPanel(props: ActionMenuPanelProps) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
