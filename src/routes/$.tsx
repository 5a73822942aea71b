import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { shellQuery } from '../request/shell.queries.ts'
import { askServer } from '../router/initial-document.ts'
import { pageTitle } from '../router/page-title.ts'
import { NotFoundPage } from '../shell/error-pages.tsx'
import { prefetchFrame } from '../shell/frame/prefetch-frame.ts'
import { PortalOrStandalone } from './-components/portal-frame.tsx'

/** The page for unknown addresses: for signed-in users within the portal's frame, whose menu leads on. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location: { publicHref }, preload }) => askServer({ publicHref, preload }),
  loader: async ({ context: { queryClient }, location: { search }, preload }) => {
    if (preload) throw notFound()
    await prefetchFrame(queryClient, await queryClient.ensureQueryData(shellQuery), search)
    throw notFound()
  },
  head: ({ match }) => pageTitle(match, msg`Página não encontrada`),
  notFoundComponent: () => (
    <PortalOrStandalone>
      <NotFoundPage />
    </PortalOrStandalone>
  ),
})
