import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Banner } from '#design/components/feedback/banner.tsx'
import { AppFrame } from '#design/patterns/app-frame.tsx'
import { ConnectivityBanner } from './connectivity-banner.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { FrameFollower } from './frame/frame-follower.tsx'
import { FramePart } from './frame/frame-part.tsx'
import { Panels, type PassedPanels } from './panels.tsx'
import { chosenSidebarWidth } from '../request/sidebar-preference.ts'
import { useShell } from '../request/shell.queries.ts'
import { whenIdle } from '../kit/browser/when-idle.ts'

const InboxLive = lazy(() => import('./notifications/inbox-live.tsx'))

/** `disableHeader` leaves only the page, for embedding. */
export function PortalLayout({ panels, children }: { panels: PassedPanels; children: ReactNode }) {
  const { sidebarWidth } = useShell()
  const { disableHeader, modeNotSaved } = useSearch({ from: '__root__' })
  // Only the initial width: the frame itself manages it from here on.
  const [width] = useState(chosenSidebarWidth() ?? sidebarWidth)
  if (disableHeader)
    return (
      <AppFrame>
        <ImpersonationBanner />
        {children}
      </AppFrame>
    )
  return (
    <Panels passed={panels}>
      <FramePart name="skip" />
      <ImpersonationBanner />
      <ConnectivityBanner />
      {modeNotSaved ? <ModeNotSaved /> : null}
      <AppFrame header={<FramePart name="top" />} nav={width} footer={<FramePart name="foot" />}>
        {children}
      </AppFrame>
      <FrameFollower />
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

function LiveNotifications() {
  const [ready, setReady] = useState(false)
  useEffect(() => whenIdle(() => setReady(true)), [])
  return ready ? (
    <Suspense>
      <InboxLive />
    </Suspense>
  ) : null
}
