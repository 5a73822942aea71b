import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { reviewQueries } from '../../../features/document-reviews/document-reviews.queries.ts'
import { ReviewPage } from '../../../features/document-reviews/review-page.tsx'
import { reviewParams, reviewSearch } from '../../../features/document-reviews/review-search.ts'
import { notFoundIfForbidden } from '../../../request/not-found.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/document-reviews/$documentEnrollmentId')({
  staticData: { words: ['document-reviews'] },
  params: reviewParams,
  validateSearch: reviewSearch,
  loaderDeps: ({ search: { decided } }) => ({ decided }),
  loader: async ({ context: { queryClient }, params: { documentEnrollmentId }, deps: { decided } }) => {
    await Promise.all([
      notFoundIfForbidden(queryClient.ensureQueryData(reviewQueries.detail(documentEnrollmentId))),
      decided === undefined ? null : queryClient.prefetchQuery(reviewQueries.detail(decided)),
    ])
  },
  head: ({ match }) => pageTitle(match, msg`Análise de documento`),
  component: function DocumentReviewRoute() {
    const { documentEnrollmentId } = Route.useParams()
    return <ReviewPage key={documentEnrollmentId} documentEnrollmentId={documentEnrollmentId} search={Route.useSearch()} />
  },
})
