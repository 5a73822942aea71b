import { useLingui } from '@lingui/react/macro'
import { ExternalLink, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { HeaderSearchButton } from '#design/patterns/app-header.tsx'
import { Sidebar, SidebarBranch, SidebarGroup, SidebarItem, sidebarItemLook } from '#design/patterns/sidebar.tsx'
import { hasFeature } from '../../request/features.ts'
import { getGroups, type NavigationItem } from '../../request/navigation.ts'
import { menuIcon } from '../menu-icons.tsx'
import { areaLooks } from './area-bar.server.tsx'
import { type AreaMenu, getAreaMenu } from './areas.ts'
import type { PartOfFrame } from './frame-inputs.server.ts'
import { frameLink } from './frame-link.server.ts'

export function MainMenu({ inputs: { settings, person, width }, navigation }: PartOfFrame) {
  const { t } = useLingui()
  const entries = navigation.filter(({ hidden }) => !hidden)
  const areaMenu = person.profile === 'STUDENT' ? getAreaMenu(entries) : null
  const isMini = width === 'mini'
  const [toggle, otherToggle] = isMini ? [t`Expandir menu`, t`Recolher menu`] : [t`Recolher menu`, t`Expandir menu`]
  return (
    <Sidebar
      label={t`Menu principal`}
      closeLabel={t`Fechar menu`}
      search={
        hasFeature(settings.features, 'menu-search') ? (
          <HeaderSearchButton shortcut="Ctrl K" data-press="search">
            {t`Buscar no portal`}
          </HeaderSearchButton>
        ) : null
      }
      footer={
        <button
          type="button"
          className={`${sidebarItemLook} sidebar__toggle`}
          title={toggle}
          data-press="menu"
          data-width={width}
          data-other={otherToggle}
        >
          <SidebarItem
            icon={
              <>
                <PanelLeftOpen data-when="mini" {...(!isMini && hiddenAttribute)} />
                <PanelLeftClose data-when="full" {...(isMini && hiddenAttribute)} />
              </>
            }
            label={toggle}
          />
        </button>
      }
    >
      {areaMenu ? <AreaEntries menu={areaMenu} /> : null}
      {getGroups(areaMenu?.others ?? entries).map(({ title, items }) => (
        <SidebarGroup key={title} title={title ?? undefined}>
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} />
          ))}
        </SidebarGroup>
      ))}
    </Sidebar>
  )
}

const hiddenAttribute = { hidden: true } as object

/** The areas; an area's pages are below it while one of them is current. */
function AreaEntries({ menu: { areas } }: { menu: AreaMenu }) {
  const { i18n } = useLingui()
  return (
    <SidebarGroup>
      {areas.map(({ area: { page, within }, pages }) => {
        const { name, Icon } = areaLooks[page]
        const label = i18n._(name)
        return (
          <li key={page} className={pages.length > 0 ? 'sidebar__area' : undefined}>
            <a {...frameLink(page, {}, within)} className={sidebarItemLook} title={label}>
              <SidebarItem icon={<Icon />} label={label} />
            </a>
            {pages.length > 0 ? (
              <ul className="sidebar__children" role="list">
                {pages.map((item) => (
                  <MenuLink key={item.id} item={item} icon={null} />
                ))}
              </ul>
            ) : null}
          </li>
        )
      })}
    </SidebarGroup>
  )
}

function MenuEntry({ item }: { item: NavigationItem }) {
  const children = item.children.filter((child) => !child.hidden)
  if (children.length === 0) return <MenuLink item={item} icon={menuIcon(item)} />
  return (
    <li>
      <SidebarBranch icon={menuIcon(item)} label={item.title} data-branch={children.flatMap(({ path }) => path ?? []).join('\n')}>
        {children.map((child) => (
          <MenuLink key={child.id} item={child} icon={null} />
        ))}
      </SidebarBranch>
    </li>
  )
}

function MenuLink({ item: { title, path, search, href }, icon: ofEntry }: { item: NavigationItem; icon: React.ReactNode }) {
  const { t } = useLingui()
  return (
    <li>
      {path !== null ? (
        <a {...frameLink(path, search)} className={sidebarItemLook} title={title}>
          <SidebarItem icon={ofEntry} label={title} />
        </a>
      ) : (
        <a href={href!} target="_blank" rel="noopener noreferrer" className={sidebarItemLook} title={title}>
          <SidebarItem icon={ofEntry} label={title} badge={<ExternalLink size={16} className="sidebar__away" />} />
          <VisuallyHidden>{t`(abre em outra aba)`}</VisuallyHidden>
        </a>
      )}
    </li>
  )
}
