import { createFileRoute, lazyRouteComponent, Outlet, redirect, useLocation, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { NotFoundPage } from '../shell/error-pages.tsx'
import { prefetchFrame } from '../shell/frame/prefetch-frame.ts'
import { PortalFrame } from './-components/portal-frame.tsx'
import { isPlaceless, mayOpen, needsInstitution } from '../request/navigation.ts'
import type { Shell } from '../request/shell.functions.ts'
import { menuQuery, shellQuery, useShell } from '../request/shell.queries.ts'

/** Pages shown instead of the requested one, to few people: lazy, so that others need not load them. */
const blocks = {
  denied: lazyRouteComponent(() => import('./-components/denied-page.tsx')),
  placeless: lazyRouteComponent(() => import('../auth/contexts/choose-institution.tsx'), 'ChooseInstitutionPage'),
}

function getBlock(shell: Shell, pathname: string): keyof typeof blocks | null {
  if (!mayOpen(shell, pathname)) return 'denied'
  return isPlaceless(shell.person) && needsInstitution(pathname) ? 'placeless' : null
}

/** Requires a session with a role. For usability only: every server function authorises again. */
export const Route = createFileRoute('/_portal')({
  // One file: the frame is loaded anyway.
  codeSplitGroupings: [['component', 'notFoundComponent']],
  beforeLoad: async ({ context, location }) => {
    const { person, hasSessionEnded } = await context.queryClient.ensureQueryData(shellQuery)
    const because = hasSessionEnded && 'over'
    if (!person) throw redirect({ to: '/auth/signin', search: { returnTo: location.href, because }, reloadDocument: true })
    if (person.temporaryPassword && !person.impersonated)
      throw redirect({ to: '/auth/password/expired', search: { returnTo: location.href } })
    if (person.waitingRole) throw redirect({ to: '/auth/second-step', search: { returnTo: location.href } })
    if (!person.context)
      throw redirect(person.choices > 0 ? { to: '/welcome', search: { returnTo: location.href } } : { to: '/role-not-found' })
  },
  loader: async ({ context: { queryClient }, location: { pathname, search } }) => {
    const shell = await queryClient.ensureQueryData(shellQuery)
    const block = getBlock(shell, pathname)
    await Promise.all([
      block && blocks[block].preload?.(),
      block && queryClient.prefetchQuery(menuQuery),
      prefetchFrame(queryClient, shell, search),
    ])
  },
  component: PortalPages,
  // Shows that a page below was not found, within the familiar frame.
  notFoundComponent: () => (
    <PortalFrame>
      <NotFoundPage />
    </PortalFrame>
  ),
})

function PortalPages() {
  const shell = useShell()
  const { pathname } = useLocation()
  const isMissing = useMatches({ select: (matches) => matches.some(({ status }) => status === 'notFound') })
  const block = isMissing ? null : getBlock(shell, pathname)
  return (
    <PortalFrame>{block ? <Suspense>{block === 'denied' ? <blocks.denied /> : <blocks.placeless />}</Suspense> : <Outlet />}</PortalFrame>
  )
}
