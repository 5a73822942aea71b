import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { announceByFormMiddleware } from '../../../features/announcements/announce-by-form.middleware.ts'
import { NewAnnouncementPage } from '../../../features/announcements/new-announcement-page.tsx'
import { announcementQueries } from '../../../features/announcements/announcements.queries.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/announcements/new')({
  staticData: { words: ['announcements'] },
  server: { middleware: [announceByFormMiddleware] },
  loader: async ({ context: { queryClient }, serverContext }) => {
    await queryClient.prefetchQuery(announcementQueries.options())
    return { posted: serverContext?.posted }
  },
  head: ({ match }) => pageTitle(match, msg`Novo comunicado`),
  component: function NewAnnouncementRoute() {
    return <NewAnnouncementPage posted={Route.useLoaderData().posted} />
  },
})
