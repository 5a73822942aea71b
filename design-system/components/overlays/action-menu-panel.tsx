import { Menu } from '@ark-ui/react/menu'
import { reachableIds, type ActionMenuItem } from './action-menu-items.ts'
import { ActionMenuEntry } from './action-menu-entry.tsx'

export interface ActionMenuPanelProps {
  /** The element that opened it, which also names it. */
  labelledBy: string
  items: readonly ActionMenuItem[]
  /** The entry that the keyboard starts on; none when a pointer opened it. */
  highlight?: 'first' | 'last' | undefined
  /** Where it opens, in CSS pixels of the viewport; beside `labelledBy` when missing. */
  point?: { x: number; y: number } | undefined
  alignment: 'start' | 'end'
  onClose: () => void
}

/** The open menu. Loaded when first needed: mount it to open, unmount it to close. */
export default function ActionMenuPanel({ labelledBy, items, highlight, point, alignment, onClose }: ActionMenuPanelProps) {
  const ids = reachableIds(items)
  const start = highlight === 'first' ? ids[0] : highlight === 'last' ? ids.at(-1) : undefined
  return (
    <Menu.Root
      open
      ids={{ trigger: labelledBy }}
      loopFocus
      defaultHighlightedValue={start}
      positioning={{
        strategy: 'fixed',
        placement: `bottom-${alignment}`,
        gutter: point ? 2 : 8,
        ...(point ? { getAnchorRect: () => ({ ...point, width: 0, height: 0 }) } : {}),
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Menu.Positioner ref={(element) => element?.showPopover()} popover="manual" className="action-menu__positioner">
        <Menu.Content className="action-menu__content">
          {items.map((item) => (
            <ActionMenuEntry key={item.id} item={item} />
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
