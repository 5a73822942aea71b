import { Menu } from '@ark-ui/react/menu'
import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActionMenuItem } from './action-menu-items.ts'

/** One entry of a menu, or a group of them. */
export function ActionMenuEntry({ item }: { item: ActionMenuItem }) {
  switch (item.kind) {
    case 'separator':
      return <Menu.Separator className="action-menu__separator" />
    case 'group':
      return (
        <Menu.ItemGroup id={item.id}>
          <Menu.ItemGroupLabel className="action-menu__heading">{item.label}</Menu.ItemGroupLabel>
          {item.items.map((child) => (
            <ActionMenuEntry key={child.id} item={child} />
          ))}
        </Menu.ItemGroup>
      )
    case 'choice':
      return (
        <Menu.RadioItemGroup id={item.id} value={item.value} onValueChange={({ value }) => item.onValueChange(value)}>
          <Menu.ItemGroupLabel className="action-menu__heading">{item.label}</Menu.ItemGroupLabel>
          {item.options.map(({ id, label, icon, disabled }) => (
            <Menu.RadioItem key={id} value={id} valueText={label} disabled={disabled} className="action-menu__item">
              {icon}
              <Label>{label}</Label>
              <Mark>
                <Circle strokeWidth={1.75} fill="currentColor" style={{ scale: '0.5' }} aria-hidden />
              </Mark>
            </Menu.RadioItem>
          ))}
        </Menu.RadioItemGroup>
      )
    case 'checkbox':
      return (
        <Menu.CheckboxItem
          value={item.id}
          valueText={item.label}
          checked={item.checked}
          onCheckedChange={item.onCheckedChange}
          disabled={item.disabled}
          closeOnSelect={false}
          className="action-menu__item"
        >
          {item.icon}
          <Label>{item.label}</Label>
          <Mark>
            <Check strokeWidth={1.75} aria-hidden />
          </Mark>
        </Menu.CheckboxItem>
      )
    case 'link':
      return (
        <Menu.Item asChild value={item.id} valueText={item.label} disabled={item.disabled} className="action-menu__item">
          {item.link(
            <>
              {item.icon}
              <Label>{item.label}</Label>
            </>,
          )}
        </Menu.Item>
      )
    case 'action':
      return (
        <Menu.Item
          value={item.id}
          valueText={item.label}
          disabled={item.disabled}
          onSelect={item.onSelect}
          className="action-menu__item"
          data-tone={item.destructive ? 'danger' : undefined}
        >
          {item.icon}
          <Label>{item.label}</Label>
          {item.shortcut ? <kbd className="action-menu__shortcut">{item.shortcut}</kbd> : null}
        </Menu.Item>
      )
  }
}

function Label({ children }: { children: string }) {
  return <span className="action-menu__label">{children}</span>
}

/** Keeps its room when empty, so that words do not move. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="action-menu__mark">
      <Menu.ItemIndicator>{children}</Menu.ItemIndicator>
    </span>
  )
}
