import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { announceByForm } from '../../../features/announcements/announce-by-form.server.ts'
import { NewAnnouncementPage } from '../../../features/announcements/new-announcement-page.tsx'
import { announcementQueries } from '../../../features/announcements/announcements.queries.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/announcements/new')({
  staticData: { words: ['announcements'] },
  server: {
    handlers: {
      // Until scripts load, the page answers its own form.
      POST: async ({ request, context, next }) => {
        const posted = await announceByForm(context.scope, request)
        return posted instanceof Response ? posted : next({ context: { posted } })
      },
    },
  },
  loader: async ({ context: { queryClient }, serverContext }) => {
    await queryClient.prefetchQuery(announcementQueries.options())
    return { posted: serverContext?.posted }
  },
  head: ({ match }) => pageTitle(match, msg`Novo comunicado`),
  component: function NewAnnouncementRoute() {
    return <NewAnnouncementPage posted={Route.useLoaderData().posted} />
  },
})
