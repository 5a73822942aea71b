import { useLingui } from '@lingui/react/macro'
import { Bell, LayoutGrid, Menu as MenuIcon, Search } from 'lucide-react'
import { appConfig } from '#config'
import { IconButton, iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { CountBadge } from '#design/components/feedback/count-badge.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { Menu } from '#design/components/overlays/menu.tsx'
import { AppHeader, HeaderSearchButton } from '#design/patterns/app-header.tsx'
import { BrandMark } from '#design/patterns/brand-mark.tsx'
import { SidebarButton } from '#design/patterns/sidebar-button.tsx'
import { AccountMenu } from './account-menu.server.tsx'
import type { UnreadWords } from './frame-rules.ts'
import type { PartOfFrame } from './frame-inputs.server.ts'
import { hole } from './frame-text.ts'
import { frameLink } from './frame-link.server.ts'

export function Header({ inputs, navigation, unread }: PartOfFrame & { unread: UnreadWords }) {
  const { t } = useLingui()
  const { tenant, person, hasLauncher } = inputs
  return (
    <AppHeader
      menu={
        <>
          <SidebarButton label={t`Abrir menu`}>
            <MenuIcon />
          </SidebarButton>
          <IconButton data-scripted="" label={t`Recolher ou expandir o menu`} className="app-header__wideOnly" data-press="menu">
            <MenuIcon />
          </IconButton>
        </>
      }
      brand={
        <a {...frameLink('/')} className="brand-mark__root" data-initial={tenant.initial}>
          <BrandMark {...tenant} mode={person.mode} compact />
        </a>
      }
      search={
        <HeaderSearchButton shortcut="Ctrl K" data-press="search">
          {t`Buscar no portal`}
        </HeaderSearchButton>
      }
    >
      <IconButton data-scripted="" label={t`Buscar no portal`} className="app-header__narrowOnly" data-press="search">
        <Search />
      </IconButton>
      <Notifications unread={unread} />
      {hasLauncher ? (
        <IconButton data-scripted="" label={t`Aplicativos`} className="app-header__wideOnly" data-press="launcher">
          <LayoutGrid />
        </IconButton>
      ) : null}
      <AccountMenu inputs={inputs} navigation={navigation} />
    </AppHeader>
  )
}

/** The list comes when it is opened; without scripts a link leads to its page. */
function Notifications({ unread: { none, one, other } }: { unread: UnreadWords }) {
  const label = hole('unreadLabel')
  const bell = (
    <>
      <Bell />
      <CountBadge data-count="" className={hole('badge')} count={hole('unreadCount')} />
    </>
  )
  return (
    <>
      <span className="app-frame__part" data-bell="" data-none={none} data-one={one} data-other={other}>
        <Menu id="notifications" label={label} size="xl" needsScripts triggerClassName={iconButtonLook('quiet')} trigger={bell}>
          <div data-waiting="">
            <SkeletonRows rows={4} />
          </div>
        </Menu>
      </span>
      <noscript>
        <a href={`${appConfig.basePath}/notifications`} className={iconButtonLook('quiet')} aria-label={label}>
          {bell}
        </a>
      </noscript>
      <span className="visually-hidden" role="status" data-bell-news="" />
    </>
  )
}
