import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../../../../request/not-found.ts'
import { paymentTitle } from '../../-components/payment-title.ts'
import { paymentIdParams } from '../../../../../features/payments/payment-params.ts'
import { paymentQueries } from '../../../../../features/payments/payments.queries.ts'
import { SlipPage } from '../../../../../features/payments/slip-page.tsx'
import { personQuery } from '../../../../../subjects/person/persons.queries.ts'
import { allOptional, wordOrUndefined } from '../../../../../kit/search/search-values.ts'
import { debtsInTitle } from '../../../../../subjects/debts/debts-title.ts'

export const Route = createFileRoute('/_portal/financial/payments/slip/$paymentId')({
  staticData: { words: ['payments', 'uploads'], paying: true },
  params: paymentIdParams,
  validateSearch: (search) => allOptional({ report: wordOrUndefined(search.report, ['failed']) }),
  loader: async ({ context, params: { paymentId } }) => {
    const { queryClient } = context
    const { status, slip, debts } = await notFoundIfForbidden(queryClient.ensureQueryData(paymentQueries.detail(paymentId)))
    const named = { status, step: debtsInTitle(context, debts) }
    if (status !== 'waiting_for_payment' || !slip) return named
    const document = paymentQueries.slip(paymentId)
    await queryClient.prefetchQuery(document)
    const personId = queryClient.getQueryData(document.queryKey)?.payer.personId
    if (personId) await queryClient.prefetchQuery(personQuery(personId))
    return named
  },
  head: ({ match, loaderData }) => paymentTitle(match, loaderData, msg`Pagar com boleto`),
  component: function SlipRoute() {
    const { paymentId } = Route.useParams()
    const { report } = Route.useSearch()
    return <SlipPage key={paymentId} paymentId={paymentId} pdfFailed={report === 'failed'} />
  },
})
