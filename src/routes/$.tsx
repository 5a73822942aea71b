import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { shellQuery } from '../request/shell.queries.ts'
import { pageTitle } from '../router/page-title.ts'
import { NotFoundPage } from '../shell/error-pages.tsx'
import { launcherQuery } from '../shell/launcher/launcher.queries.ts'
import { unreadQuery } from '../shell/notifications/notifications.queries.ts'
import { PortalOrStandalone } from './-components/portal-frame.tsx'

/** Unknown addresses: in the portal's frame for who is signed in, whose menu leads on. */
export const Route = createFileRoute('/$')({
  loader: async ({ context: { queryClient } }) => {
    const { person } = await queryClient.ensureQueryData(shellQuery)
    if (person?.context)
      await Promise.all([
        queryClient.prefetchQuery(unreadQuery),
        person.hasStaffRole && !person.impersonated ? queryClient.prefetchQuery(launcherQuery) : null,
      ])
    throw notFound()
  },
  head: ({ match }) => pageTitle(match, msg`Página não encontrada`),
  notFoundComponent: () => (
    <PortalOrStandalone>
      <NotFoundPage />
    </PortalOrStandalone>
  ),
})
