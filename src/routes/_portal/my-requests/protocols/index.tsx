import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { protocolQueries } from '../../../../features/requests/protocols.queries.ts'
import { protocolSearch } from '../../../../features/requests/protocol-search.ts'
import { ProtocolsPage } from '../../../../features/requests/protocols-page.tsx'
import { pageTitle } from '../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/my-requests/protocols/')({
  staticData: { words: ['requests'] },
  validateSearch: protocolSearch,
  loaderDeps: ({ search }) => protocolSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([queryClient.prefetchQuery(protocolQueries.list(deps)), queryClient.prefetchQuery(protocolQueries.filters())])
  },
  head: ({ match }) => pageTitle(match, msg`Protocolos`),
  component: function ProtocolsRoute() {
    return <ProtocolsPage search={Route.useLoaderDeps()} />
  },
})
