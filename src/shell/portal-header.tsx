import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LayoutGrid, Menu as MenuIcon, Search } from 'lucide-react'
import { IconButton } from '#design/components/actions/icon-button.tsx'
import { AppHeader, HeaderSearchButton } from '#design/patterns/app-header.tsx'
import { BrandMark } from '#design/patterns/brand-mark.tsx'
import { SidebarButton } from '#design/patterns/sidebar-button.tsx'
import { useShell } from '../request/shell.queries.ts'
import { AccountMenu } from './account-menu.tsx'
import { useHasLauncher } from './launcher/launcher.queries.ts'
import { NotificationsMenu } from './notifications/notifications-menu.tsx'
import { useOpenPanel } from './panels.tsx'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

export function PortalHeader({ onToggleMenu }: { onToggleMenu: () => void }) {
  const { t } = useLingui()
  const { tenant, person } = useShell()
  const openPanel = useOpenPanel()
  const hasLauncher = useHasLauncher()
  return (
    <AppHeader
      menu={
        <>
          <SidebarButton label={t`Abrir menu`}>
            <MenuIcon {...icon} />
          </SidebarButton>
          <IconButton data-scripted="" label={t`Recolher ou expandir o menu`} className="app-header__wideOnly" onClick={onToggleMenu}>
            <MenuIcon {...icon} />
          </IconButton>
        </>
      }
      brand={
        <Link to="/" className="brand-mark__root">
          <BrandMark {...tenant} mode={person?.mode} compact />
        </Link>
      }
      search={
        <HeaderSearchButton shortcut="Ctrl K" onClick={() => openPanel('search')}>
          {t`Buscar no portal`}
        </HeaderSearchButton>
      }
    >
      <IconButton data-scripted="" label={t`Buscar no portal`} className="app-header__narrowOnly" onClick={() => openPanel('search')}>
        <Search {...icon} />
      </IconButton>
      <NotificationsMenu />
      {hasLauncher ? (
        <IconButton data-scripted="" label={t`Aplicativos`} className="app-header__wideOnly" onClick={() => openPanel('launcher')}>
          <LayoutGrid {...icon} />
        </IconButton>
      ) : null}
      <AccountMenu />
    </AppHeader>
  )
}
