import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { SidebarBranch, SidebarItem, sidebarItemLook } from '#design/patterns/sidebar.tsx'
import type { NavigationItem } from '../../request/navigation.ts'
import { prefersReducedData } from '../prefers-reduced-data.ts'
import { menuIcon } from './menu-icons.tsx'

export function MenuEntry({ item }: { item: NavigationItem }) {
  const { pathname } = useLocation()
  const children = item.children.filter(({ hidden }) => !hidden)
  if (children.length === 0) return <MenuLink item={item} icon={menuIcon(item)} />
  const isHere = children.some(({ path }) => path !== null && (pathname === path || pathname.startsWith(`${path}/`)))
  return (
    <li>
      <SidebarBranch icon={menuIcon(item)} label={item.title} open={isHere}>
        {children.map((child) => (
          <MenuLink key={child.id} item={child} icon={null} />
        ))}
      </SidebarBranch>
    </li>
  )
}

/** Pages of payments beside their entry's path. */
const paying = /\/(payment-checkout|campaigns)/

function MenuLink({ item: { title, path, search, href }, icon }: { item: NavigationItem; icon: React.ReactNode }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <li>
      {path !== null ? (
        <Link
          to={path}
          search={search as never}
          activeOptions={{ exact: path === '/', includeSearch: false }}
          preload={prefersReducedData() ? false : 'intent'}
          className={sidebarItemLook}
          aria-current={path === '/financial/payments' && paying.test(pathname) ? 'page' : undefined}
          title={title}
        >
          <SidebarItem icon={icon} label={title} />
        </Link>
      ) : (
        <a href={href!} target="_blank" rel="noopener noreferrer" className={sidebarItemLook} title={title}>
          <SidebarItem
            icon={icon}
            label={title}
            badge={<ExternalLink size={16} strokeWidth={1.75} aria-hidden className="sidebar__away" />}
          />
          <VisuallyHidden>{t`(abre em outra aba)`}</VisuallyHidden>
        </a>
      )}
    </li>
  )
}
