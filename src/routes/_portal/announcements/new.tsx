import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewAnnouncementPage } from '../../../features/announcements/new-announcement-page.tsx'
import { announcementQueries } from '../../../features/announcements/announcements.queries.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/announcements/new')({
  staticData: { words: ['announcements'] },
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(announcementQueries.options()),
  head: ({ match }) => pageTitle(match, msg`Novo comunicado`),
  component: NewAnnouncementPage,
})
