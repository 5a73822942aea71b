import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requestQueries } from '../../../features/requests/requests.queries.ts'
import { requestSearch } from '../../../features/requests/request-search.ts'
import { RequestsPage } from '../../../features/requests/requests-page.tsx'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/my-requests/')({
  staticData: { words: ['requests'] },
  validateSearch: requestSearch,
  loaderDeps: ({ search }) => requestSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([queryClient.prefetchQuery(requestQueries.list(deps)), queryClient.prefetchQuery(requestQueries.statuses())])
  },
  head: ({ match }) => pageTitle(match, msg`Requerimentos`),
  component: function RequestsRoute() {
    return <RequestsPage search={Route.useLoaderDeps()} />
  },
})
