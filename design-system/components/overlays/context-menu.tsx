import { lazy, Suspense, type ReactNode } from 'react'

const ContextMenuPanel = lazy(() => import('./context-menu-panel.tsx'))

export interface ContextMenuProps {
  labelledBy: string
  items: ReadonlyArray<{
    id: string
    label: string
    icon?: ReactNode
    onSelect: () => void
  }>
  /** In CSS pixels of the viewport. */
  point: { x: number; y: number }
  onClose: () => void
}

/** An open menu at the pointer, loaded on first use: mount it to open, unmount it to close. */
export function ContextMenu(props: ContextMenuProps) {
  return (
    <Suspense fallback={null}>
      <ContextMenuPanel {...props} />
    </Suspense>
  )
}
