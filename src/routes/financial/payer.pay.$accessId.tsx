import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { NothingToPay, PayerPayPage } from '../../features/payments/payers/payer-pay-page.tsx'
import { payerPaySearch } from '../../features/payments/payers/payer-search.ts'
import { payerQueries } from '../../features/payments/payers/payers.queries.ts'
import { readDebtIds, getOthersTerms, getSlipDay } from '../../features/payments/payment-params.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { unlistedTitle } from '../../router/page-title.ts'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const Route = createFileRoute('/financial/payer/pay/$accessId')({
  staticData: { words: ['payments', 'payment-links', 'payers'], assistants: false, paying: true },
  validateSearch: payerPaySearch,
  loaderDeps: ({ search: { debts, method, on, campaign, payment } }) => ({ debts, method, on, campaign, payment }),
  loader: async ({ context: { queryClient }, params: { accessId }, deps: { debts, method, on, campaign, payment }, cause }) => {
    if (!uuid.test(accessId)) throw notFound()
    const debtIds = readDebtIds(debts)
    const terms = getOthersTerms(campaign)
    try {
      if (payment) {
        const asked = { accessId, paymentId: payment }
        const { slip } = await queryClient.ensureQueryData(payerQueries.payment(asked))
        if (slip) await queryClient.prefetchQuery(payerQueries.slip(asked))
      } else if (debtIds.length > 0) {
        const quote = await queryClient.ensureQueryData(payerQueries.quote(accessId, debtIds, terms))
        const slipDay = quote && method === 'bank_slip' ? getSlipDay(quote, on) : undefined
        // The choice of a method shows at once; its amount follows.
        if (slipDay && slipDay !== quote?.on && cause !== 'stay')
          await queryClient.prefetchQuery(payerQueries.quote(accessId, debtIds, { on: slipDay, ...terms }))
      }
    } catch (error) {
      if (portalErrorCode(error) === 'UNAUTHORIZED') throw redirect({ to: '/financial/payer' })
      throw error
    }
  },
  head: ({ match }) => unlistedTitle(match, msg`Pagamento`),
  notFoundComponent: function MissingRoute() {
    return (
      <StandaloneLayout task="wide">
        <NothingToPay />
      </StandaloneLayout>
    )
  },
  component: function PayRoute() {
    return (
      <StandaloneLayout task="wide">
        <PayerPayPage accessId={Route.useParams().accessId} search={Route.useSearch()} />
      </StandaloneLayout>
    )
  },
})
