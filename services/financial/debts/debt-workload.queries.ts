import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { debtAge, type DebtWorkload } from '#api/debts.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { TenantCache } from '../../platform/tenant-cache.ts'
import type { DebtScope } from '../access/scopes.ts'
import { agreementsAndStudents, matchingAgreements, visibleAgreements } from '../agreements/agreements.queries.ts'
import { matchingPayments, visiblePayments } from '../received-payments/received-payments.queries.ts'
import { ageOn, matching, tablesOf, visible } from './debts.queries.ts'

type Ages = DebtWorkload['ages']

/** What staff begin the day with (GET /debts/workload). What is overdue is cached until debts change: it counts every open debt. */
export async function debtWorkload(pool: pg.Pool, cache: TenantCache, scope: DebtScope, now: Date, today: string): Promise<DebtWorkload> {
  const [ages, rest] = await Promise.all([
    cache.get(
      scope.tenantId,
      JSON.stringify(['ages', scope.institutionId, today]),
      () => readAges(pool, scope, today),
      () => 500,
    ),
    readTenant(pool, scope.tenantId, async ({ client }) => {
      const received = matchingPayments(scope, { paidFrom: today, paidTo: today }, '{}', now)
      const inReview = matchingPayments(scope, { method: 'credit_card', status: 'pending' }, '{}', now)
      const [row] = await query<{ count: number; amount: number; cardsInReview: number; overdueAgreements: number }>(
        client,
        sql`select count(distinct p.payment_id)::int as count, coalesce(sum(r.amount_cents), 0)::bigint as amount,
            (select count(*)::int from financial.payment p where ${visiblePayments(scope)} and ${inReview}) as "cardsInReview",
            (select count(*)::int from ${agreementsAndStudents(today)}
              where ${visibleAgreements(scope)} and ${matchingAgreements(scope, { overdue: true })}) as "overdueAgreements"
          from financial.payment p left join financial.receipt r on r.payment_id = p.payment_id
          where ${visiblePayments(scope)} and ${received}`,
      )
      return row!
    }),
  ])
  const { count, amount, ...waiting } = rest
  const overdue = ages.reduce((sum, age) => ({ count: sum.count + age.count, amount: sum.amount + age.amount }), { count: 0, amount: 0 })
  return { today, overdue, ages, receivedToday: { count, amount }, ...waiting }
}

async function readAges(pool: pg.Pool, scope: DebtScope, today: string): Promise<Ages> {
  const filter = { status: 'overdue' } as const
  const found = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<Ages[number]>(
      client,
      sql`select ${ageOn(today)} as age, count(*)::int as count, sum(financial.debt_amount(d, ${today}::date))::bigint as amount
        from ${tablesOf(scope, filter)} where ${visible(scope)} and ${matching(scope, filter, today)} group by 1`,
    ),
  )
  return debtAge.exclude(['not_due']).options.map((age) => found.find((row) => row.age === age) ?? { age, count: 0, amount: 0 })
}
