import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProtocolPage } from '../../../../features/requests/protocol-page.tsx'
import { protocolQueries } from '../../../../features/requests/protocols.queries.ts'
import { RequestUnavailable } from '../../../../features/requests/request-unavailable.tsx'
import { uuidParams } from '../../../../features/requests/request-search.ts'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { pageTitle } from '../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/my-requests/protocols/$requestId')({
  staticData: { words: ['requests'] },
  params: uuidParams('requestId'),
  loader: async ({ context: { queryClient }, params: { requestId } }) => {
    await notFoundIfForbidden(queryClient.ensureQueryData(protocolQueries.detail(requestId)))
    await queryClient.prefetchQuery(protocolQueries.rules(requestId))
  },
  notFoundComponent: RequestUnavailable,
  head: ({ match }) => pageTitle(match, msg`Protocolo`),
  component: function ProtocolRoute() {
    return <ProtocolPage requestId={Route.useParams().requestId} />
  },
})
