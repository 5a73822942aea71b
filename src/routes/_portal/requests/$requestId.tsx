import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requestParams } from '../../../features/request-office/office-act.ts'
import { OfficeRequestPage } from '../../../features/request-office/office-request-page.tsx'
import { officeQueries } from '../../../features/request-office/request-office.queries.ts'
import { notFoundIfForbidden } from '../../../request/not-found.ts'
import { pageTitle } from '../../../router/page-title.ts'
import { rpc } from '../../../rpc/rpc.ts'

export const Route = createFileRoute('/_portal/requests/$requestId')({
  staticData: { words: ['request-office', 'request-form', 'uploads'] },
  params: requestParams,
  loader: async ({ context: { queryClient }, params: { requestId } }) => {
    await Promise.all([
      notFoundIfForbidden(queryClient.ensureQueryData(officeQueries.detail(requestId))),
      queryClient.prefetchQuery(rpc.academic.requestOffice.options.queryOptions()),
      queryClient.prefetchQuery(rpc.academic.requestOffice.templates.queryOptions()),
    ])
  },
  head: ({ match }) => pageTitle(match, msg`Requerimento`),
  component: function RequestRoute() {
    const { requestId } = Route.useParams()
    return <OfficeRequestPage key={requestId} requestId={requestId} />
  },
})
