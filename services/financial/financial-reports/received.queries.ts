import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type DebtPaidBy, debtPaidBy } from '#api/debts.ts'
import type { Counted, FinancialReport, ReportSelection } from '#api/financial-reports.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { matching, paidBy, tablesOf, visible } from '../debts/debts.queries.ts'
import { partsOf, periodOf } from './report-periods.ts'
import { sumOf } from './report-sums.ts'

const usualDays = 30

type MethodOfDay = Counted & { day: string; method: DebtPaidBy }

/** Debts by the day on which they were paid, and by what. */
export async function received(
  client: pg.ClientBase,
  scope: DebtScope,
  { institutionId, ...selection }: ReportSelection,
  today: string,
): Promise<FinancialReport> {
  const period = periodOf(selection, today, usualDays)
  const filter = { status: 'settled', institutionId, paidFrom: period.from, paidTo: period.to } as const
  const found = await query<MethodOfDay>(
    client,
    sql`select (d.paid_at at time zone ${scope.timeZone}::text)::date as day, ${paidBy} as method,
        count(*)::int as count, sum(financial.debt_amount(d, ${today}::date))::bigint as amount
      from ${tablesOf(scope, filter)} where ${visible(scope)} and ${matching(scope, filter, today)} group by 1, 2`,
  )
  const { unit, parts } = partsOf(period)
  const rows = parts.map((part) => {
    const within = found.filter(({ day }) => day >= part.from && day <= part.to)
    const methods = Object.fromEntries(debtPaidBy.options.map((method) => [method, ofMethod(within, method)])) as Record<
      DebtPaidBy,
      Counted
    >
    return { ...part, ...sumOf(within), methods }
  })
  const methods = debtPaidBy.options.map((method) => ({ method, ...ofMethod(found, method) }))
  return { report: 'received', today, ...period, unit, methods, rows, total: sumOf(found) }
}

const ofMethod = (found: readonly MethodOfDay[], method: DebtPaidBy) => sumOf(found.filter((row) => row.method === method))
