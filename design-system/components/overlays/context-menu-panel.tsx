import { Menu } from '@ark-ui/react/menu'
import type { ContextMenuProps } from './context-menu.tsx'

export default function ContextMenuPanel({ labelledBy, items, point, onClose }: ContextMenuProps) {
  return (
    <Menu.Root
      open
      ids={{ trigger: labelledBy }}
      loopFocus
      defaultHighlightedValue={items[0]?.id}
      positioning={{
        strategy: 'fixed',
        placement: 'bottom-start',
        gutter: 2,
        getAnchorRect: () => ({ ...point, width: 0, height: 0 }),
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      {/* A popover puts the menu in the top layer, above dialogs. */}
      <Menu.Positioner ref={(element) => element?.showPopover()} popover="manual" className="menu__positioner">
        <Menu.Content className="menu__content">
          {items.map(({ id, label, icon, onSelect }) => (
            <Menu.Item key={id} value={id} valueText={label} onSelect={onSelect} className="menu__item">
              {icon}
              {label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
