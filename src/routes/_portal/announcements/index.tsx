import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnnouncementsPage } from '../../../features/announcements/announcements-page.tsx'
import { announcementSearch } from '../../../features/announcements/announcement-search.ts'
import { announcementQueries } from '../../../features/announcements/announcements.queries.ts'
import { pageTitle } from '../../../router/page-title.ts'

/** No guard: only staff who may send have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/announcements/')({
  staticData: { words: ['announcements'] },
  validateSearch: announcementSearch,
  loaderDeps: ({ search }) => announcementSearch(search),
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(announcementQueries.list(deps)),
  head: ({ match }) => pageTitle(match, msg`Comunicados`),
  component: function AnnouncementsRoute() {
    return <AnnouncementsPage search={Route.useLoaderDeps()} />
  },
})
