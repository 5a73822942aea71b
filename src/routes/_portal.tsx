import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, Link, Outlet, redirect, useLocation, useMatches } from '@tanstack/react-router'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'
import { launcherQuery } from '../shell/launcher/launcher.queries.ts'
import { unreadQuery } from '../shell/notifications/notifications.queries.ts'
import { PortalFrame } from './-components/portal-frame.tsx'
import { ChooseInstitutionPage } from '../auth/contexts/choose-institution.tsx'
import { mayOpen, needsInstitution } from '../request/navigation.ts'
import { shellQuery, useShell } from '../request/shell.queries.ts'

/** Requires a session with a role. For usability only: every server function authorises again. */
export const Route = createFileRoute('/_portal')({
  beforeLoad: async ({ context, location }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (!person) throw redirect({ to: '/auth/signin', search: { returnTo: location.href }, reloadDocument: true })
    if (person.temporaryPassword && !person.impersonated)
      throw redirect({ to: '/auth/password/expired', search: { returnTo: location.href } })
    if (person.waitingRole) throw redirect({ to: '/auth/second-step', search: { returnTo: location.href } })
    if (!person.context) throw redirect({ to: person.choices > 0 ? '/welcome' : '/role-not-found' })
  },
  // Best effort: bell and launcher show their own failure.
  loader: async ({ context: { queryClient } }) => {
    const { person } = await queryClient.ensureQueryData(shellQuery)
    await Promise.all([
      queryClient.prefetchQuery(unreadQuery),
      person?.hasStaffRole && !person.impersonated ? queryClient.prefetchQuery(launcherQuery) : null,
    ])
  },
  // A slow phone would paint the header's tools one after the other, each of which moves the others.
  head: ({ match: { search } }) => ({
    links: search.disableHeader ? [] : [{ rel: 'expect', href: '#header', blocking: 'render' }],
  }),
  component: PortalPages,
})

function PortalPages() {
  const { openPaths, person } = useShell()
  const { pathname } = useLocation()
  const isMissing = useMatches({ select: (matches) => matches.some(({ status }) => status === 'notFound') })
  if (!isMissing && !mayOpen(openPaths, pathname))
    return (
      <PortalFrame>
        <DeniedPage />
      </PortalFrame>
    )
  const isPlaceless = !isMissing && person?.context?.tenantId === null && needsInstitution(pathname)
  return <PortalFrame>{isPlaceless ? <ChooseInstitutionPage /> : <Outlet />}</PortalFrame>
}

function DeniedPage() {
  const { t } = useLingui()
  return (
    <MessagePage
      icon={<Illustration name="closed" />}
      title={t`Você não tem acesso a esta página`}
      actions={
        <Link to="/" className={buttonLook({ variant: 'primary' })}>
          <Trans>Voltar ao início</Trans>
        </Link>
      }
    >
      <Trans>Se precisar dela, fale com quem administra os acessos da instituição.</Trans>
    </MessagePage>
  )
}
