import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Counted, ReceivablesReport, ReportSelection } from '#api/financial/financial-reports.ts'
import { type DebtAge, debtAge } from '#api/financial/debts.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { ageCondition, debtFilterCondition, debtTables, debtsInScope } from '../debts/debts.queries.ts'
import { getDates, getSum } from './report-periods.ts'

/** Open debts by how long they are overdue. */
export async function receivables(
  client: pg.ClientBase,
  scope: DebtScope,
  { institutionId, ...selection }: Omit<ReportSelection, 'report'>,
  today: string,
): Promise<ReceivablesReport> {
  const { from, to } = getDates(selection, today)
  const filter = { status: 'open', institutionId, dueFrom: from, dueTo: to } as const
  const found = await query<Counted & { age: DebtAge }>(
    client,
    sql`select ${ageCondition(today)} as age, count(*)::int as count, sum(financial.debt_amount(d, ${today}::date))::bigint as amount
      from ${debtTables(scope, filter)} where ${debtsInScope(scope)} and ${debtFilterCondition(scope, filter, today)} group by 1`,
  )
  const rows = debtAge.options.map((age) => found.find((row) => row.age === age) ?? { age, count: 0, amount: 0 })
  return { report: 'receivables', today, from: from ?? null, to: to ?? null, rows, total: getSum(rows) }
}
