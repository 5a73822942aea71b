import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../request/not-found.ts'
import { pageTitle } from '../../router/page-title.ts'
import { transcriptQuery } from '../../features/academic-situation/academic-situation.queries.ts'
import { transcriptSearch } from '../../features/academic-situation/situation-search.ts'
import { TranscriptPage } from '../../features/academic-situation/transcript-page.tsx'

export const Route = createFileRoute('/_portal/academic-situation_/transcript')({
  staticData: { words: ['academic-situation'] },
  validateSearch: transcriptSearch,
  loaderDeps: ({ search }) => transcriptSearch(search),
  loader: ({ context: { queryClient }, deps: { enrollment } }) => {
    // This page has a transcript for each course.
    if (enrollment === 0) throw redirect({ to: '/academic-situation' })
    return notFoundIfForbidden(queryClient.ensureQueryData(transcriptQuery(enrollment)))
  },
  head: ({ match }) => pageTitle(match, msg`Histórico escolar`),
  component: function TranscriptRoute() {
    return <TranscriptPage enrollmentId={Route.useLoaderDeps().enrollment} />
  },
})
