import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { Locale } from '#config'
import { debtQueries } from '../../../features/debts/debts.queries.ts'
import { requestByFormMiddleware } from '../../../features/requests/request-by-form.middleware.ts'
import { RequestPage } from '../../../features/requests/request-page.tsx'
import { RequestUnavailable } from '../../../features/requests/request-unavailable.tsx'
import { onePageSearch, uuidParams } from '../../../features/requests/request-search.ts'
import { requestQueries } from '../../../features/requests/requests.queries.ts'
import { notFoundIfForbidden } from '../../../request/not-found.ts'
import { pageTitle } from '../../../router/page-title.ts'
import { RequestPay } from './-components/request-pay.tsx'

export const Route = createFileRoute('/_portal/my-requests/$requestId')({
  staticData: { words: ['requests', 'request-form', 'uploads', 'debts'] },
  params: uuidParams('requestId'),
  validateSearch: onePageSearch,
  server: { middleware: [requestByFormMiddleware] },
  loader: async ({ context: { queryClient, i18n }, params: { requestId }, serverContext }) => {
    const { status, debtId, name } = await notFoundIfForbidden(queryClient.ensureQueryData(requestQueries.detail(requestId)))
    if (status === 'waiting_for_payment' && debtId !== null) await queryClient.prefetchQuery(debtQueries.detail(debtId))
    return { posted: serverContext?.posted, step: name[i18n.locale as Locale] }
  },
  notFoundComponent: RequestUnavailable,
  head: ({ match, loaderData }) => pageTitle(match, msg`Requerimento`, loaderData?.step),
  component: function RequestRoute() {
    const { requestId } = Route.useParams()
    return (
      <RequestPage
        key={requestId}
        requestId={requestId}
        search={Route.useSearch()}
        posted={Route.useLoaderData().posted}
        renderPay={(debtId) => <RequestPay debtId={debtId} />}
      />
    )
  },
})
