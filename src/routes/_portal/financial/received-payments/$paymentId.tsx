import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { PaymentFileList } from '../../../../features/payments/files/payment-file-list.tsx'
import { paymentIdParams } from '../../../../features/payments/payment-params.ts'
import { ReceivedDetailsPage } from '../../../../features/received-payments/received-details-page.tsx'
import { receivedQueries } from '../../../../features/received-payments/received.queries.ts'

export const Route = createFileRoute('/_portal/financial/received-payments/$paymentId')({
  staticData: { words: ['received-payments', 'payment-files'] },
  params: paymentIdParams,
  loader: ({ context: { queryClient }, params: { paymentId } }) =>
    notFoundIfForbidden(queryClient.ensureQueryData(receivedQueries.detail(paymentId))),
  head: ({ match }) => pageTitle(match, msg`Pagamento`),
  component: function ReceivedPaymentRoute() {
    const { paymentId } = Route.useParams()
    return (
      <ReceivedDetailsPage paymentId={paymentId}>
        <PaymentFileList paymentId={paymentId} />
      </ReceivedDetailsPage>
    )
  },
})
