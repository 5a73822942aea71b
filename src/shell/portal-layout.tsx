import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { SkipLink } from '#design/components/navigation/skip-link.tsx'
import { AppFrame } from '#design/patterns/app-frame.tsx'
import { ConnectivityBanner } from './connectivity-banner.tsx'
import { ImpersonationBanner } from '../auth/impersonation/impersonation-banner.tsx'
import { LegalLinks } from './legal-links.tsx'
import { MainMenu } from './menu/main-menu.tsx'
import { useMenuWidth } from './menu/use-menu-width.ts'
import { LiveNotifications } from './notifications/live-notifications.tsx'
import { type PanelProps, Panels } from './panels/panels.tsx'
import { PortalHeader } from './portal-header.tsx'
import { FloatingSupport } from './support/floating-support.tsx'

/**
 * Header and main menu around a page; `disableHeader` leaves only the page, for embedding.
 *
 * @param search the search of the whole portal, loaded when it is first opened
 */
export function PortalLayout({ search, children }: { search: ComponentType<PanelProps>; children: ReactNode }) {
  const { t } = useLingui()
  const { disableHeader } = useSearch({ from: '__root__' })
  const [width, toggle] = useMenuWidth()
  if (disableHeader)
    return (
      <AppFrame>
        <ImpersonationBanner />
        {children}
      </AppFrame>
    )
  return (
    <Panels search={search}>
      <SkipLink target="content">{t`Ir para o conteúdo`}</SkipLink>
      <ImpersonationBanner />
      <ConnectivityBanner />
      <AppFrame
        header={<PortalHeader onToggleMenu={toggle} />}
        sidebar={<MainMenu mini={width === 'mini'} onToggle={toggle} />}
        nav={width}
        footer={<LegalLinks />}
      >
        {children}
      </AppFrame>
      <FloatingSupport />
      <LiveNotifications />
    </Panels>
  )
}
