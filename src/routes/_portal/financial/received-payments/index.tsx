import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { receivedList } from '../../../../features/received-payments/received.list.tsx'
import { receivedQueries } from '../../../../features/received-payments/received.queries.ts'
import { receivedAddress } from '../../../../features/received-payments/received-address.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { PeriodFields } from '../../../../kit/list/list-filters.tsx'
import { ListPage } from '../../../../kit/list/list-page.tsx'

export const Route = createFileRoute('/_portal/financial/received-payments/')({
  staticData: { words: ['received-payments', 'lists'] },
  validateSearch: receivedAddress.read,
  loaderDeps: ({ search }) => receivedAddress.own(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    await Promise.all([queryClient.prefetchQuery(receivedQueries.list(search)), PeriodFields.preload?.()])
  },
  head: ({ match }) => pageTitle(match, msg`Recebimentos`),
  component: function ReceivedPaymentsRoute() {
    return <ListPage list={receivedList} search={Route.useLoaderDeps()} />
  },
})
