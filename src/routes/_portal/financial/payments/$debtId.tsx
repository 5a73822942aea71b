import type { QueryClient } from '@tanstack/react-query'
import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { DebtDetails } from '#api/financial/debts.ts'
import { agreementQueries } from '../../../../features/agreements/agreements.queries.ts'
import { isStaff } from '../../../../request/permissions.ts'
import { shellQuery } from '../../../../request/shell.queries.ts'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { debtsInTitle } from '../../../../subjects/debts/debts-title.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { DebtLinks, DebtPay, DebtWays } from '../-components/debt-pay-card.tsx'
import { DebtDetailsPage, DebtNotFound, preloadDebt } from '../../../../features/debts/debt-details-page.tsx'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { anotherDaySearch } from '../../../../features/debts/debt-address.ts'
import { integer } from '../../../../kit/search/search-values.ts'

export const Route = createFileRoute('/_portal/financial/payments/$debtId')({
  staticData: { words: ['payment-links'] },
  params: {
    parse: ({ debtId }) => {
      if (!integer(debtId, 1, 2_147_483_647)) throw notFound()
      return { debtId }
    },
  },
  validateSearch: anotherDaySearch,
  loaderDeps: ({ search: { on } }) => ({ on }),
  loader: async ({ context, params, deps: { on } }) => {
    const { queryClient } = context
    const debtId = Number(params.debtId)
    const [step] = await Promise.all([
      notFoundIfForbidden(queryClient.ensureQueryData(debtQueries.detail(debtId))).then(async (debt) => {
        await prefetchBesideDebt(queryClient, debt)
        return debtsInTitle(context, [debt])
      }),
      on ? queryClient.prefetchQuery(debtQueries.detail(debtId, on)) : undefined,
      queryClient.ensureQueryData(shellQuery).then(({ person }) => preloadDebt(person)),
    ])
    return { step }
  },
  notFoundComponent: DebtNotFound,
  head: ({ match, loaderData }) => pageTitle(match, msg`Débito`, loaderData?.step, msg`Débito não encontrado`),
  component: function DebtRoute() {
    const { debtId } = Route.useParams()
    const { on, method } = Route.useSearch()
    return (
      <DebtDetailsPage
        debtId={Number(debtId)}
        on={on}
        method={method}
        renderPay={(debt) => <DebtPay debt={debt} />}
        renderWays={(debt) => <DebtWays debt={debt} />}
        renderLinks={(debt) => <DebtLinks debt={debt} />}
      />
    )
  },
})

/** Prefetched to prevent layout shift. Each part shows its own error. */
async function prefetchBesideDebt(queryClient: QueryClient, debt: DebtDetails): Promise<void> {
  const { status, institutionId, breakdown } = debt
  const { person } = await queryClient.ensureQueryData(shellQuery)
  const mayNegotiate = status === 'overdue' && person !== null && !isStaff(person)
  await Promise.all([
    queryClient.prefetchQuery(debtQueries.events(institutionId)),
    mayNegotiate ? queryClient.prefetchQuery(agreementQueries.debts()) : null,
    mayNegotiate ? queryClient.prefetchQuery(agreementQueries.plans(breakdown.amountPayable)) : null,
  ])
}
