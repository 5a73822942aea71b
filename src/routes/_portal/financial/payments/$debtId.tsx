import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { deniedAsMissing } from '../../../../app/denied-as-missing.ts'
import { pageTitle } from '../../../../app/page-title.ts'
import { DebtPayCard } from '../../../../app/debt-pay-card.tsx'
import { DebtDetailsPage } from '../../../../features/debts/debt-details-page.tsx'
import { allOptional, civilDate, integer } from '../../../../search/search-values.ts'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'

/** One debt. */
export const Route = createFileRoute('/_portal/financial/payments/$debtId')({
  params: {
    parse: ({ debtId }) => {
      if (!integer(debtId, 1, 2_147_483_647)) throw notFound()
      return { debtId }
    },
  },
  validateSearch: (search) => allOptional({ on: civilDate(search.on) }),
  loaderDeps: ({ search: { on } }) => ({ on }),
  loader: async ({ context: { queryClient }, params, deps: { on } }) => {
    const debtId = Number(params.debtId)
    await Promise.all([
      deniedAsMissing(queryClient.ensureQueryData(debtQueries.detail(debtId))),
      on ? queryClient.prefetchQuery(debtQueries.detail(debtId, on)) : undefined,
    ])
  },
  head: ({ match }) => pageTitle(match.context, msg`Débito`),
  component: function DebtRoute() {
    const { debtId } = Route.useParams()
    const { on } = Route.useSearch()
    return <DebtDetailsPage debtId={Number(debtId)} on={on} renderPay={(debt) => <DebtPayCard debt={debt} />} />
  },
})
