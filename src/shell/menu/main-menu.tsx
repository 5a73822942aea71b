import { useLingui } from '@lingui/react/macro'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { HeaderSearchButton } from '#design/patterns/app-header.tsx'
import { Sidebar, SidebarGroup, SidebarItem, sidebarItemLook } from '#design/patterns/sidebar.tsx'
import { hasFeature } from '../../request/features.ts'
import type { NavigationItem } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useOpenPanel } from '../panels.tsx'
import { MenuEntry } from './menu-entry.tsx'

export function MainMenu({ mini, onToggle }: { mini: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  const { navigation, features } = useShell()
  const openPanel = useOpenPanel()
  const toggle = mini ? t`Expandir menu` : t`Recolher menu`
  return (
    <Sidebar
      label={t`Menu principal`}
      closeLabel={t`Fechar menu`}
      search={
        hasFeature(features, 'menu-search') ? (
          <HeaderSearchButton shortcut="Ctrl K" onClick={() => openPanel('search')}>
            {t`Buscar no portal`}
          </HeaderSearchButton>
        ) : null
      }
      footer={
        <button type="button" className={`${sidebarItemLook} sidebar__toggle`} title={toggle} onClick={onToggle}>
          <SidebarItem
            icon={
              mini ? (
                <PanelLeftOpen size={20} strokeWidth={1.75} aria-hidden />
              ) : (
                <PanelLeftClose size={20} strokeWidth={1.75} aria-hidden />
              )
            }
            label={toggle}
          />
        </button>
      }
    >
      {groupsOf(navigation.filter(({ hidden }) => !hidden)).map(({ title, items }) => (
        <SidebarGroup key={title} title={title ?? undefined}>
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} />
          ))}
        </SidebarGroup>
      ))}
    </Sidebar>
  )
}

/** An item with a group begins a run that later items without one join. */
export function groupsOf(items: readonly NavigationItem[]): Array<{ title: string | null; items: NavigationItem[] }> {
  const groups: Array<{ title: string | null; items: NavigationItem[] }> = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && (item.group === null || item.group === last.title)) last.items.push(item)
    else groups.push({ title: item.group, items: [item] })
  }
  return groups
}
