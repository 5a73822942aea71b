import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../../../../request/not-found.ts'
import { debtsInTitle } from '../../../../../shared/debts/debts-title.ts'
import { pageTitle } from '../../../../../router/page-title.ts'
import { paymentIdParams } from '../../../../../features/payments/payment-params.ts'
import { paymentQueries } from '../../../../../features/payments/payments.queries.ts'
import { CardPage } from '../../../../../features/payments/card-page.tsx'

export const Route = createFileRoute('/_portal/financial/payments/card/$paymentId')({
  staticData: { words: ['payments'], paying: true },
  params: paymentIdParams,
  loader: ({ context: { queryClient }, params: { paymentId } }) =>
    notFoundIfForbidden(queryClient.ensureQueryData(paymentQueries.detail(paymentId))),
  head: ({ match }) => {
    const { context, params } = match
    const payment = context.queryClient.getQueryData(paymentQueries.detail(params.paymentId).queryKey)
    return pageTitle(match, msg`Pagamento com cartão`, debtsInTitle(match, payment?.debts))
  },
  component: function CardRoute() {
    const { paymentId } = Route.useParams()
    return <CardPage key={paymentId} paymentId={paymentId} />
  },
})
