import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { CheckoutPage, NotPayablePage } from '../../../features/payments/checkout-page.tsx'
import { getChargeProblem, checkoutSearch, readDebtIds, isUnpayable, getSlipDay } from '../../../features/payments/payment-params.ts'
import { paymentQueries } from '../../../features/payments/payments.queries.ts'
import { notFoundIfForbidden } from '../../../request/not-found.ts'
import { portalErrorCode } from '../../../request/portal-error.ts'
import { debtsInTitle } from '../../../subjects/debts/debts-title.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/financial/payment-checkout')({
  staticData: { words: ['payments', 'payment-links'], assistants: false, paying: true },
  validateSearch: checkoutSearch,
  loaderDeps: ({ search: { debts, method, on, campaign, problem } }) => ({ debts, method, on, campaign, problem }),
  loader: async ({ context, deps: { debts, method, on, campaign, problem }, cause }) => {
    const { queryClient } = context
    const debtIds = readDebtIds(debts)
    if (debtIds.length === 0) {
      if (problem) return { step: '' }
      throw notFound()
    }
    const quote = await notFoundIfForbidden(queryClient.ensureQueryData(paymentQueries.quote(debtIds, undefined, campaign))).catch(
      (error: unknown) => {
        // An address that was kept from before the debts were paid.
        const code = portalErrorCode(error)
        if (!isUnpayable(code)) throw error
        throw redirect({ to: '/financial/payment-checkout', search: { problem: getChargeProblem(code) }, replace: true })
      },
    )
    // The discount does not hold for this method: it is paid at the usual price.
    if (campaign === undefined && method && quote.methodsWithoutCampaign.includes(method))
      throw redirect({ to: '/financial/payment-checkout', search: { debts, method, on, problem, campaign: 'none' }, replace: true })
    const named = { step: debtsInTitle(context, quote.debts) }
    const slipDay = getSlipDay(quote, on)
    if (method !== 'bank_slip' || slipDay === quote.on) return named
    const priced = queryClient.prefetchQuery(paymentQueries.quote(debtIds, slipDay, campaign))
    // The choice of a method shows at once; its amount follows.
    if (cause !== 'stay') await priced
    return named
  },
  head: ({ match, loaderData }) => pageTitle(match, msg`Pagamento`, loaderData?.step),
  component: function CheckoutRoute() {
    const { debts, method, on, campaign, problem, ways } = Route.useSearch()
    const debtIds = readDebtIds(debts)
    if (debtIds.length === 0) return problem ? <NotPayablePage problem={problem} /> : null
    return <CheckoutPage debtIds={debtIds} method={method} on={on} campaign={campaign} problem={problem} isChoosing={ways === 'open'} />
  },
})
