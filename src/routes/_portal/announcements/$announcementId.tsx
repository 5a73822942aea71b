import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnnouncementPage } from '../../../features/announcements/announcement-page.tsx'
import { announcementParams } from '../../../features/announcements/announcement-search.ts'
import { announcementQueries } from '../../../features/announcements/announcements.queries.ts'
import { notFoundIfForbidden } from '../../../request/not-found.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/announcements/$announcementId')({
  staticData: { words: ['announcements'] },
  params: announcementParams,
  loader: async ({ context: { queryClient }, params: { announcementId } }) => {
    await Promise.all([
      notFoundIfForbidden(queryClient.ensureQueryData(announcementQueries.detail(announcementId))),
      queryClient.prefetchQuery(announcementQueries.options()),
    ])
  },
  head: ({ match }) => pageTitle(match, msg`Comunicado`),
  component: function AnnouncementRoute() {
    return <AnnouncementPage announcementId={Route.useParams().announcementId} />
  },
})
