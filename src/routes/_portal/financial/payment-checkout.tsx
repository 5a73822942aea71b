import { msg } from '@lingui/core/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { OwnCardPanel } from './-components/card-panel.tsx'
import { deniedAsMissing } from '../../../request/denied-as-missing.ts'
import { pageTitle } from '../../../router/page-title.ts'
import { CheckoutPage } from '../../../features/payments/checkout-page.tsx'
import { debtIdsIn } from '../../../features/payments/debt-ids.ts'
import { SendLink } from '../../../features/payments/links/send-link.tsx'
import { paymentQueries } from '../../../features/payments/payments.queries.ts'
import { allOptional, civilDate, integer, oneOf } from '../../../shared/search/search-values.ts'

/** How to pay the debts that the address names. */
export const Route = createFileRoute('/_portal/financial/payment-checkout')({
  staticData: { words: ['payments', 'pay', 'payment-links'], assistants: false },
  validateSearch: (search: Record<string, unknown>) =>
    allOptional({
      debts: debtIdsIn(search.debts).join(',') || undefined,
      method: oneOf(search.method, ['pix', 'bank_slip', 'credit_card']),
      on: civilDate(search.on),
      campaign: integer(search.campaign, 1, 2_147_483_647),
    }),
  loaderDeps: ({ search: { debts, on, campaign } }) => ({ debts, on, campaign }),
  loader: async ({ context: { queryClient }, deps: { debts, on, campaign } }) => {
    const debtIds = debtIdsIn(debts)
    if (debtIds.length === 0) throw notFound()
    await Promise.all([
      deniedAsMissing(queryClient.ensureQueryData(paymentQueries.quote(debtIds, undefined, campaign))),
      on ? queryClient.prefetchQuery(paymentQueries.quote(debtIds, on, campaign)) : undefined,
    ])
  },
  head: ({ match }) => pageTitle(match.context, msg`Como você quer pagar?`),
  component: function CheckoutRoute() {
    const { debts, method, on, campaign } = Route.useSearch()
    const debtIds = debtIdsIn(debts)
    const { data: quote } = useSuspenseQuery(paymentQueries.quote(debtIds, undefined, campaign))
    return (
      <CheckoutPage
        debtIds={debtIds}
        quote={quote}
        method={quote.methods.find(({ type }) => type === method)?.type}
        on={on}
        campaignId={campaign}
        renderCard={(card) => <OwnCardPanel {...card} />}
      >
        <SendLink debtIds={debtIds} campaignId={quote.campaign?.campaignId} />
      </CheckoutPage>
    )
  },
})
