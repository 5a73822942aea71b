import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type AgreementStanding, agreementStanding, type FinancialReport, type ReportSelection } from '#api/financial/financial-reports.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { agreementsAndStudents, agreementStatus, agreementFilterCondition, agreementsInScope } from '../agreements/agreements.queries.ts'
import { getPeriod } from './report-periods.ts'

const defaultDays = 365

interface StandingRow {
  standing: AgreementStanding
  count: number
  amount: number
  paid: number
  due: number
}

const nothing = { count: 0, amount: 0, paid: 0, due: 0 }

const standing = sql`case ${agreementStatus} when 'canceled' then 'broken' when 'settled' then 'kept'
  else case when coalesce(i.overdue, false) then 'late' else 'on_time' end end`

/** Counts the agreements made in a period by their current state. */
export async function agreementStandings(
  client: pg.ClientBase,
  scope: DebtScope,
  { institutionId, ...selection }: ReportSelection,
  today: string,
): Promise<FinancialReport> {
  const period = getPeriod(selection, today, defaultDays)
  const filter = { institutionId, madeFrom: period.from, madeTo: period.to }
  const found = await query<StandingRow & pg.QueryResultRow>(
    client,
    sql`select ${standing} as standing, count(*)::int as count, sum(a.total_cents)::bigint as amount,
        sum(coalesce(a.returned_cents, i.paid_cents))::bigint as paid, sum(i.due_cents)::bigint as due
      from ${agreementsAndStudents(today)} where ${agreementsInScope(scope)} and ${agreementFilterCondition(scope, filter)} group by 1`,
  )
  const rows = agreementStanding.options.map((wanted) => found.find((row) => row.standing === wanted) ?? { standing: wanted, ...nothing })
  const total = rows.reduce(
    (sum, row) => ({
      count: sum.count + row.count,
      amount: sum.amount + row.amount,
      paid: sum.paid + row.paid,
      due: sum.due + row.due,
    }),
    nothing,
  )
  return { report: 'agreements', today, ...period, rows, total }
}
