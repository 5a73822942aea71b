import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { loadBesideDebt } from '../-components/load-beside-debt.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { DebtPayCard, OtherWaysToPay } from '../-components/debt-pay-card.tsx'
import { DebtNotFound } from '../../../../features/debts/debt-not-found.tsx'
import { DebtDetailsPage } from '../../../../features/debts/debt-details-page.tsx'
import { anotherDaySearch } from '../../../../features/debts/another-day-search.ts'
import { integer } from '../../../../shared/search/search-values.ts'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'

/** One debt. */
export const Route = createFileRoute('/_portal/financial/payments/$debtId')({
  staticData: { words: ['payment-links', 'agreement-teaser'] },
  params: {
    parse: ({ debtId }) => {
      if (!integer(debtId, 1, 2_147_483_647)) throw notFound()
      return { debtId }
    },
  },
  validateSearch: anotherDaySearch,
  loaderDeps: ({ search: { on } }) => ({ on }),
  loader: async ({ context: { queryClient }, params, deps: { on } }) => {
    const debtId = Number(params.debtId)
    await Promise.all([
      notFoundIfForbidden(queryClient.ensureQueryData(debtQueries.detail(debtId))).then((debt) => loadBesideDebt(queryClient, debt)),
      queryClient.prefetchQuery(debtQueries.methods()),
      on ? queryClient.prefetchQuery(debtQueries.detail(debtId, on)) : undefined,
    ])
  },
  notFoundComponent: DebtNotFound,
  head: ({ match }) => pageTitle(match.context, msg`Débito`),
  component: function DebtRoute() {
    const { debtId } = Route.useParams()
    const { on, method } = Route.useSearch()
    return (
      <DebtDetailsPage
        debtId={Number(debtId)}
        on={on}
        method={method}
        renderPay={(debt) => <DebtPayCard debt={debt} />}
        renderWays={(debt) => <OtherWaysToPay debt={debt} />}
      />
    )
  },
})
