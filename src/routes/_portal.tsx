import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { PortalLayout } from '../shell/portal-layout.tsx'
import { unreadQuery } from '../shell/notifications/notifications.queries.ts'
import { shellQuery } from '../session/shell.queries.ts'

/** Pages for signed-in people with a role. For comfort only: every server function checks again. */
export const Route = createFileRoute('/_portal')({
  beforeLoad: async ({ context, location }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (!person) throw redirect({ to: '/auth/signin', search: { returnTo: location.href }, reloadDocument: true })
    if (person.temporaryPassword && !person.impersonated) throw redirect({ to: '/auth/password/expired', search: { returnTo: location.href } })
    if (!person.context) throw redirect({ to: person.choices > 0 ? '/welcome' : '/role-not-found' })
  },
  // Best effort and not waited for by any guard: the bell shows its own failure.
  loader: ({ context }) => context.queryClient.prefetchQuery(unreadQuery),
  component: () => (
    <PortalLayout>
      <Outlet />
    </PortalLayout>
  ),
})
