import { lazy, Suspense, type ReactNode } from 'react'

const ContextMenuPanel = lazy(() => import('./context-menu-panel.tsx'))

export interface ContextMenuProps {
  /** Id of the element that names the menu. */
  labelledBy: string
  items: ReadonlyArray<{
    /** Unique within the menu. */
    id: string
    label: string
    icon?: ReactNode
    onSelect: () => void
  }>
  /** Where it opens, in CSS pixels of the viewport. */
  point: { x: number; y: number }
  onClose: () => void
}

/** An open menu of actions at the pointer, loaded when first needed: mount it to open, unmount it to close. */
export function ContextMenu(props: ContextMenuProps) {
  return (
    <Suspense fallback={null}>
      <ContextMenuPanel {...props} />
    </Suspense>
  )
}
