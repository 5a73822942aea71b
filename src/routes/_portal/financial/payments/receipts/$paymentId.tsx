import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../../../../request/not-found.ts'
import { pageTitle } from '../../../../../router/page-title.ts'
import { paymentIdParams, readReceiptNumber } from '../../../../../features/payments/payment-params.ts'
import { paymentQueries } from '../../../../../features/payments/payments.queries.ts'
import { ReceiptPage } from '../../../../../features/payments/receipt-page.tsx'
import { allOptional, wordOrUndefined } from '../../../../../kit/search/search-values.ts'

export const Route = createFileRoute('/_portal/financial/payments/receipts/$paymentId')({
  staticData: { words: ['payments'] },
  params: paymentIdParams,
  validateSearch: (search) => allOptional({ report: wordOrUndefined(search.report, ['failed']), number: readReceiptNumber(search.number) }),
  loaderDeps: ({ search: { number } }) => ({ number }),
  loader: ({ context: { queryClient }, params: { paymentId }, deps: { number } }) =>
    notFoundIfForbidden(queryClient.ensureQueryData(paymentQueries.receipt(paymentId, number))),
  head: ({ match }) => pageTitle(match, msg`Recibo de pagamento`),
  component: function ReceiptRoute() {
    const { paymentId } = Route.useParams()
    const { report, number } = Route.useSearch()
    return <ReceiptPage paymentId={paymentId} receiptNumber={number} pdfFailed={report === 'failed'} />
  },
})
