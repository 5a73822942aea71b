import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Counted, FinancialReport, ForecastReport, ReportSelection } from '#api/financial/financial-reports.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { debtFilterCondition, debtTables, debtsInScope } from '../debts/debts.queries.ts'
import { daysLater } from '../agreements/civil-months.ts'
import { addMonthsFirstDay, getSum } from './report-periods.ts'

const months = 6
/** Days to wait after a due date; debts that fell due more recently say nothing yet. */
const soonDays = 30
const behaviorDays = 365
/** Minimum number of debts; with fewer, a share would reveal what individuals did. */
const fewestDebts = 50

/** Returns what falls due in the next months, and how much of it can be expected according to past payments. */
export async function forecast(
  client: pg.ClientBase,
  scope: DebtScope,
  { institutionId }: ReportSelection,
  today: string,
): Promise<FinancialReport> {
  const filter = { age: 'not_due', institutionId } as const
  const last = addMonthsFirstDay(today, months)
  const month = sql`least(greatest(date_trunc('month', d.due_date)::date, ${addMonthsFirstDay(today, 0)}::date), ${last}::date)`
  const found = await query<Counted & { month: string }>(
    client,
    sql`select ${month} as month, count(*)::int as count, sum(financial.debt_amount(d, ${today}::date))::bigint as amount
      from ${debtTables(scope, filter)} where ${debtsInScope(scope)} and ${debtFilterCondition(scope, filter, today)} group by 1`,
  )
  const rows = Array.from({ length: months + 1 }, (_, index) => {
    const first = addMonthsFirstDay(today, index)
    return {
      count: 0,
      amount: 0,
      ...found.find((row) => row.month === first),
      month: first,
      // Debts payable today may have been due on preceding days on which banks were closed.
      from: index === 0 ? null : first,
      to: index === months ? null : daysLater(addMonthsFirstDay(today, index + 1), -1),
    }
  })
  return { report: 'forecast', today, rows, total: getSum(rows), behavior: await getBehavior(client, scope, institutionId, today) }
}

/** Measures how debts were paid that were neither canceled nor negotiated, as those two say nothing about who pays. */
async function getBehavior(
  client: pg.ClientBase,
  scope: DebtScope,
  institutionId: number | undefined,
  today: string,
): Promise<ForecastReport['behavior']> {
  const to = daysLater(today, -soonDays - 1)
  const from = daysLater(to, 1 - behaviorDays)
  const filter = { institutionId, dueFrom: from, dueTo: to }
  const paidOn = sql`(d.paid_at at time zone ${scope.timeZone}::text)::date`
  const net = sql`d.gross_cents - d.scholarship_cents`
  const [row] = await query<{ count: number; all: number; onTime: number; soon: number }>(
    client,
    sql`select count(*)::int as count, coalesce(sum(${net}), 0)::bigint as all,
        coalesce(sum(${net}) filter (where d.status = 'settled' and not financial.is_late(d.institution_id, d.due_date, ${paidOn})), 0)::bigint as "onTime",
        coalesce(sum(${net}) filter (where d.status = 'settled' and (${paidOn} <= d.due_date + ${soonDays}::int
          or not financial.is_late(d.institution_id, d.due_date, ${paidOn}))), 0)::bigint as soon
      from ${debtTables(scope, filter)} where ${debtsInScope(scope)} and ${debtFilterCondition(scope, filter, today)} and d.status in ('open', 'settled')`,
  )
  if (!row || row.count < fewestDebts || row.all === 0) return null
  const share = (part: number) => Math.round((part / row.all) * 10_000)
  return { from, to, count: row.count, onTimeBasisPoints: share(row.onTime), soonBasisPoints: share(row.soon) }
}
