import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../../../../request/not-found.ts'
import { paymentTitle } from '../../-components/payment-title.ts'
import { paymentIdParams } from '../../../../../features/payments/payment-params.ts'
import { paymentQueries } from '../../../../../features/payments/payments.queries.ts'
import { PixPage } from '../../../../../features/payments/pix-page.tsx'

export const Route = createFileRoute('/_portal/financial/payments/pix/$paymentId')({
  staticData: { words: ['payments'], paying: true },
  params: paymentIdParams,
  loader: ({ context: { queryClient }, params: { paymentId } }) =>
    notFoundIfForbidden(queryClient.ensureQueryData(paymentQueries.detail(paymentId))),
  head: ({ match }) => paymentTitle(match, msg`Pagar com Pix`),
  component: function PixRoute() {
    const { paymentId } = Route.useParams()
    return <PixPage key={paymentId} paymentId={paymentId} />
  },
})
