import { useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { SkipLink } from '#design/components/navigation/skip-link.tsx'
import { AppFrame } from '#design/patterns/app-frame.tsx'
import { AppHeader } from '#design/patterns/app-header.tsx'
import { BrandMark } from '#design/patterns/brand-mark.tsx'
import { SidebarButton } from '#design/patterns/sidebar-button.tsx'
import { useShell } from '../session/shell.queries.ts'
import { AccountMenu } from './account-menu.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { MainMenu } from './main-menu.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { FloatingSupport } from './support/floating-support.tsx'

/** Header and main menu around a page; `disableHeader` leaves only the page, for embedding. */
export function PortalLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { tenant, person } = useShell()
  const { disableHeader } = useSearch({ from: '__root__' })
  if (disableHeader)
    return (
      <AppFrame>
        <ImpersonationBanner />
        {children}
      </AppFrame>
    )
  return (
    <>
      <SkipLink target="content">{t`Ir para o conteúdo`}</SkipLink>
      <ImpersonationBanner />
      <AppFrame
        header={
          <AppHeader
            menu={
              <SidebarButton label={t`Abrir menu`}>
                <MenuIcon size={20} strokeWidth={1.75} aria-hidden />
              </SidebarButton>
            }
            brand={
              <Link to="/" className="brand-mark__root">
                <BrandMark {...tenant} mode={person?.mode} />
              </Link>
            }
          >
            <NotificationsMenu />
            <AccountMenu />
          </AppHeader>
        }
        sidebar={<MainMenu />}
      >
        {children}
      </AppFrame>
      <FloatingSupport />
    </>
  )
}
