import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtWorkload } from '#api/financial/debts.ts'
import { readTenant } from '../../platform/database.ts'
import { getRows } from '../../platform/read-together.ts'
import type { TenantCache } from '../../platform/tenant-cache.ts'
import type { DebtScope } from '../access/scopes.ts'
import { agreementsAndStudents, agreementFilterCondition, agreementsInScope } from '../agreements/agreements.queries.ts'
import { receivables } from '../financial-reports/receivables.queries.ts'
import { receivedByMethod } from '../financial-reports/received.queries.ts'
import { getSum } from '../financial-reports/report-periods.ts'
import type { Caller } from '../../platform/service.ts'
import { bankWork } from '../bank-files/bank-work.queries.ts'
import { paymentFilterCondition, paymentsInScope } from '../received-payments/received-payments.queries.ts'

/** Returns staff's work overview (GET /debts/workload). Overdue figures are cached. @param manager of banks, if the caller is one */
export async function debtWorkload(
  pool: pg.Pool,
  cache: TenantCache,
  scope: DebtScope,
  now: Date,
  today: string,
  manager: Caller | null,
): Promise<DebtWorkload> {
  const [ages, rest] = await Promise.all([
    cache.get(
      scope.tenantId,
      JSON.stringify(['ages', scope.institutionId, today]),
      () => readAges(pool, scope, today),
      () => 500,
    ),
    readTenant(pool, scope.tenantId, async (transaction) => {
      const [methods, [waiting], atBank] = await Promise.all([
        transaction.read(receivedByMethod(scope, { from: today, to: today })),
        transaction.read(
          getRows<Pick<DebtWorkload, 'cardsInReview' | 'overdueAgreements'>>(
            sql`select
            (select count(*)::int from financial.payment p
              where ${paymentsInScope(scope)} and ${paymentFilterCondition(scope, { method: 'credit_card', status: 'pending' }, '{}', now)}) as "cardsInReview",
            (select count(*)::int from ${agreementsAndStudents(today)}
              where ${agreementsInScope(scope)} and ${agreementFilterCondition(scope, { overdue: true })}) as "overdueAgreements"`,
          ),
        ),
        manager && bankWork(transaction, manager, today),
      ])
      return { receivedToday: getSum(methods), ...waiting!, atBank }
    }),
  ])
  return { today, overdue: getSum(ages), ages, ...rest }
}

async function readAges(pool: pg.Pool, scope: DebtScope, today: string): Promise<DebtWorkload['ages']> {
  const { rows } = await readTenant(pool, scope.tenantId, ({ client }) => receivables(client, scope, {}, today))
  return rows.flatMap(({ age, ...sum }) => (age === 'not_due' ? [] : [{ age, ...sum }]))
}
