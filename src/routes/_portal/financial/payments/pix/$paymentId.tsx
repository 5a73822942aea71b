import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../../../../request/not-found.ts'
import { debtsInTitle } from '../../../../../shared/debts/debts-title.ts'
import { pageTitle } from '../../../../../router/page-title.ts'
import { paymentIdParams } from '../../../../../features/payments/payment-params.ts'
import { paymentQueries } from '../../../../../features/payments/payments.queries.ts'
import { PixPage } from '../../../../../features/payments/pix-page.tsx'

export const Route = createFileRoute('/_portal/financial/payments/pix/$paymentId')({
  staticData: { words: ['payments'], paying: true },
  params: paymentIdParams,
  loader: ({ context: { queryClient }, params: { paymentId } }) =>
    notFoundIfForbidden(queryClient.ensureQueryData(paymentQueries.detail(paymentId))),
  head: ({ match }) => {
    const { context, params } = match
    const payment = context.queryClient.getQueryData(paymentQueries.detail(params.paymentId).queryKey)
    return pageTitle(match, msg`Pagar com Pix`, debtsInTitle(match, payment?.debts))
  },
  component: function PixRoute() {
    const { paymentId } = Route.useParams()
    return <PixPage key={paymentId} paymentId={paymentId} />
  },
})
