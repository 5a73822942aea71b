import type { ReactElement, ReactNode } from 'react'

interface Item {
  /** Unique within the menu. */
  id: string
  label: string
  icon?: ReactNode
  disabled?: boolean | undefined
}

/** Something that is done at once. */
export interface MenuAction extends Item {
  kind: 'action'
  onSelect: () => void
  /** Deletes or cancels: drawn as danger. */
  destructive?: boolean | undefined
  /** The key that does the same, as people read it: "Ctrl+D". */
  shortcut?: string | undefined
}

/** Another page. */
export interface MenuLink extends Item {
  kind: 'link'
  /** Draws an `<a href>` or a router's link around what it gets. */
  link: (content: ReactNode) => ReactElement
}

/** On or off; the menu stays open. */
export interface MenuCheckbox extends Item {
  kind: 'checkbox'
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** One of several, under a heading. */
export interface MenuChoice {
  kind: 'choice'
  id: string
  label: string
  value: string
  onValueChange: (value: string) => void
  /** Their ids are the values. */
  options: Item[]
}

/** Items under a heading. */
export interface MenuGroup {
  kind: 'group'
  id: string
  label: string
  items: Array<MenuAction | MenuLink | MenuCheckbox>
}

export interface MenuSeparator {
  kind: 'separator'
  id: string
}

export type ActionMenuItem = MenuAction | MenuLink | MenuCheckbox | MenuChoice | MenuGroup | MenuSeparator

/** The ids that the keyboard can reach, in order. */
export function reachableIds(items: readonly ActionMenuItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'separator') return []
    if (item.kind === 'group') return reachableIds(item.items)
    if (item.kind === 'choice') return item.options.filter(({ disabled }) => !disabled).map(({ id }) => id)
    return item.disabled ? [] : [item.id]
  })
}
