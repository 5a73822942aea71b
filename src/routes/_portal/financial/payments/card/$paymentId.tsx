import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../../../../request/not-found.ts'
import { paymentTitle } from '../../-components/payment-title.ts'
import { paymentIdParams } from '../../../../../features/payments/payment-params.ts'
import { paymentQueries } from '../../../../../features/payments/payments.queries.ts'
import { cardTitles } from '../../../../../features/payments/card-titles.ts'
import { CardPage } from '../../../../../features/payments/card-page.tsx'
import { debtsInTitle } from '../../../../../subjects/debts/debts-title.ts'

export const Route = createFileRoute('/_portal/financial/payments/card/$paymentId')({
  staticData: { words: ['payments'], paying: true },
  params: paymentIdParams,
  loader: async ({ context, params: { paymentId } }) => {
    const { status, debts } = await notFoundIfForbidden(context.queryClient.ensureQueryData(paymentQueries.detail(paymentId)))
    return { status, step: debtsInTitle(context, debts) }
  },
  head: ({ match, loaderData }) => paymentTitle(match, loaderData, msg`Pagamento com cartão`, cardTitles),
  component: function CardRoute() {
    const { paymentId } = Route.useParams()
    return <CardPage key={paymentId} paymentId={paymentId} />
  },
})
