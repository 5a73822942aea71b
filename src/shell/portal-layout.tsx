import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { SkipLink } from '#design/components/navigation/skip-link.tsx'
import { Banner } from '#design/components/feedback/banner.tsx'
import { AppFrame } from '#design/patterns/app-frame.tsx'
import { ConnectivityBanner } from './connectivity-banner.tsx'
import { ImpersonationBanner } from '../auth/impersonation/impersonation-banner.tsx'
import { LegalLinks } from './legal-links.tsx'
import { MainMenu } from './menu/main-menu.tsx'
import { type PanelProps, Panels } from './panels.tsx'
import { PortalHeader } from './portal-header.tsx'
import { HelpInFooter } from './support/help-links.tsx'
import { saveSidebarWidth, type SidebarWidth } from '../request/sidebar-preference.ts'
import { useShell } from '../request/shell.queries.ts'
import { whenIdle } from '../shared/when-idle.ts'

const InboxLive = lazy(() => import('./notifications/inbox-live.tsx'))

/** `disableHeader` leaves only the page, for embedding. */
export function PortalLayout({ search, children }: { search: ComponentType<PanelProps>; children: ReactNode }) {
  const { t } = useLingui()
  const { disableHeader, modeNotSaved } = useSearch({ from: '__root__' })
  const [width, toggle] = useSidebarWidth()
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
      {modeNotSaved ? <ModeNotSaved /> : null}
      <AppFrame
        header={<PortalHeader onToggleMenu={toggle} />}
        sidebar={
          // Hydrated after what the page shows first.
          <Suspense>
            <MainMenu mini={width === 'mini'} onToggle={toggle} />
          </Suspense>
        }
        nav={width}
        footer={
          <>
            <HelpInFooter />
            <span className="app-frame__legal">
              <LegalLinks />
            </span>
          </>
        }
      >
        {children}
      </AppFrame>
      <LiveNotifications />
    </Panels>
  )
}

function ModeNotSaved() {
  return (
    <Banner tone="warning" live="status">
      <Trans>Esta aparência vale só até você sair: não foi possível salvá-la na sua conta.</Trans>
    </Banner>
  )
}

function useSidebarWidth(): [SidebarWidth, () => void] {
  const [width, setWidth] = useState(useShell().sidebarWidth)
  function toggle() {
    const next = width === 'mini' ? 'full' : 'mini'
    setWidth(next)
    saveSidebarWidth(next)
  }
  return [width, toggle]
}

function LiveNotifications() {
  const [ready, setReady] = useState(false)
  useEffect(() => whenIdle(() => setReady(true)), [])
  return ready ? (
    <Suspense>
      <InboxLive />
    </Suspense>
  ) : null
}
