import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CheckoutPage } from '../../../features/payments/checkout-page.tsx'
import { checkoutSearch, debtIdsIn } from '../../../features/payments/payment-params.ts'
import { paymentQueries } from '../../../features/payments/payments.queries.ts'
import { notFoundIfForbidden } from '../../../request/not-found.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/financial/payment-checkout')({
  staticData: { words: ['payments', 'payment-links'], assistants: false },
  validateSearch: checkoutSearch,
  loaderDeps: ({ search: { debts, on, campaign } }) => ({ debts, on, campaign }),
  loader: async ({ context: { queryClient }, deps: { debts, on, campaign } }) => {
    const debtIds = debtIdsIn(debts)
    if (debtIds.length === 0) throw notFound()
    await Promise.all([
      notFoundIfForbidden(queryClient.ensureQueryData(paymentQueries.quote(debtIds, undefined, campaign))),
      on ? queryClient.prefetchQuery(paymentQueries.quote(debtIds, on, campaign)) : undefined,
    ])
  },
  head: ({ match }) => pageTitle(match.context, msg`Como você quer pagar?`),
  component: function CheckoutRoute() {
    const { debts, method, on, campaign } = Route.useSearch()
    return <CheckoutPage debtIds={debtIdsIn(debts)} method={method} on={on} campaignId={campaign} />
  },
})
