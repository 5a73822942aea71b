import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../../router/page-title.ts'
import { ReceivedPage } from '../../../../features/received-payments/received-page.tsx'
import { receivedSearch } from '../../../../features/received-payments/received-search.ts'
import { receivedQueries } from '../../../../features/received-payments/received.queries.ts'

/** The payments of all students of a context, for staff. */
export const Route = createFileRoute('/_portal/financial/received-payments/')({
  staticData: { words: ['received-payments', 'lists'] },
  validateSearch: receivedSearch,
  // Without the flags that every page carries: they change nothing about the list.
  loaderDeps: ({ search }) => receivedSearch(search),
  loader: ({ context: { queryClient }, deps: search }) => queryClient.prefetchQuery(receivedQueries.list(search)),
  head: ({ match }) => pageTitle(match.context, msg`Recebimentos`),
  component: function ReceivedPaymentsRoute() {
    return <ReceivedPage search={Route.useLoaderDeps()} />
  },
})
