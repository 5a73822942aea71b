import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { receivedList } from '../../../../features/received-payments/received.list.tsx'
import { receivedAddress, receivedQueries } from '../../../../features/received-payments/received.queries.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { ListPage } from '../../../../shared/list/list-page.tsx'

export const Route = createFileRoute('/_portal/financial/received-payments/')({
  staticData: { words: ['received-payments', 'lists', 'debts-staff'] },
  validateSearch: receivedAddress.read,
  loaderDeps: ({ search }) => receivedAddress.own(search),
  loader: ({ context: { queryClient }, deps: search }) => queryClient.prefetchQuery(receivedQueries.list(search)),
  head: ({ match }) => pageTitle(match, msg`Recebimentos`),
  component: function ReceivedPaymentsRoute() {
    return <ListPage list={receivedList} search={Route.useLoaderDeps()} />
  },
})
