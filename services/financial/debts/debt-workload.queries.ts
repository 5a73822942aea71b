import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtWorkload } from '#api/debts.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { TenantCache } from '../../platform/tenant-cache.ts'
import type { DebtScope } from '../access/scopes.ts'
import { agreementsAndStudents, matchingAgreements, visibleAgreements } from '../agreements/agreements.queries.ts'
import { receivables } from '../financial-reports/receivables.queries.ts'
import { received } from '../financial-reports/received.queries.ts'
import { sumOf } from '../financial-reports/report-periods.ts'
import type { Caller } from '../../platform/service.ts'
import { bankWork } from '../bank-files/bank-work.queries.ts'
import { matchingPayments, visiblePayments } from '../received-payments/received-payments.queries.ts'

/** What staff begin the day with (GET /debts/workload). What is overdue is cached until debts change: it counts every open debt. @param manager of banks, if the caller is one */
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
    readTenant(pool, scope.tenantId, async ({ client }) => {
      const { total } = await received(client, scope, { from: today, to: today }, today)
      const [waiting] = await query<Pick<DebtWorkload, 'cardsInReview' | 'overdueAgreements'>>(
        client,
        sql`select
            (select count(*)::int from financial.payment p
              where ${visiblePayments(scope)} and ${matchingPayments(scope, { method: 'credit_card', status: 'pending' }, '{}', now)}) as "cardsInReview",
            (select count(*)::int from ${agreementsAndStudents(today)}
              where ${visibleAgreements(scope)} and ${matchingAgreements(scope, { overdue: true })}) as "overdueAgreements"`,
      )
      return { receivedToday: total, ...waiting!, atBank: manager && (await bankWork(client, manager, today)) }
    }),
  ])
  return { today, overdue: sumOf(ages), ages, ...rest }
}

async function readAges(pool: pg.Pool, scope: DebtScope, today: string): Promise<DebtWorkload['ages']> {
  const { rows } = await readTenant(pool, scope.tenantId, ({ client }) => receivables(client, scope, {}, today))
  return rows.flatMap(({ age, ...sum }) => (age === 'not_due' ? [] : [{ age, ...sum }]))
}
