import type { QueryClient } from '@tanstack/react-query'
import type { DebtDetails } from '#api/debts.ts'
import { agreementQueries } from '../../../../features/agreements/agreements.queries.ts'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { isStaff } from '../../../../auth/permissions.ts'
import { shellQuery } from '../../../../request/shell.queries.ts'

/** Reads what stands beside a debt before it is shown, so that nothing moves. What fails shows so in its own place. */
export async function loadBesideDebt(queryClient: QueryClient, { status, institutionId, breakdown }: DebtDetails): Promise<void> {
  const { person } = await queryClient.ensureQueryData(shellQuery)
  const mayNegotiate = status === 'overdue' && person !== null && !isStaff(person)
  await Promise.all([
    queryClient.prefetchQuery(debtQueries.rules(institutionId)),
    mayNegotiate ? queryClient.prefetchQuery(agreementQueries.debts()) : null,
    mayNegotiate ? queryClient.prefetchQuery(agreementQueries.plans(breakdown.amountPayable)) : null,
  ])
}
