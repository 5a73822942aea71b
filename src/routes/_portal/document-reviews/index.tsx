import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { documentReviewList } from '../../../features/document-reviews/document-reviews.list.tsx'
import { reviewQueries } from '../../../features/document-reviews/document-reviews.queries.ts'
import { reviewAddress } from '../../../features/document-reviews/review-address.ts'
import { ReviewFigures } from '../../../features/document-reviews/review-figures.tsx'
import { nextFilter } from '../../../features/document-reviews/review-search.ts'
import { pageTitle } from '../../../router/page-title.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'

export const Route = createFileRoute('/_portal/document-reviews/')({
  staticData: { words: ['document-reviews', 'lists'] },
  validateSearch: reviewAddress.read,
  loaderDeps: ({ search }) => reviewAddress.own(search),
  loader: ({ context: { queryClient }, deps: search }) =>
    Promise.all([
      queryClient.prefetchQuery(reviewQueries.list(search)),
      queryClient.prefetchQuery(reviewQueries.figures),
      queryClient.prefetchQuery(reviewQueries.options),
    ]),
  head: ({ match }) => pageTitle(match, msg`Análise de documentos`),
  component: function DocumentReviewsRoute() {
    const search = Route.useLoaderDeps()
    return (
      <ListPage list={documentReviewList} search={search}>
        <ReviewFigures filter={nextFilter(search)} />
      </ListPage>
    )
  },
})
