import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { CreditFilter, CreditPage, CreditSortColumn, ListedCredit } from '#api/financial/credits.ts'
import { readTenant } from '../../platform/database.ts'
import { maskedCpf } from '../../platform/masking.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { studentCondition, startOfDay } from '../debts/debts.queries.ts'
import { receiptNumber } from '../received-payments/received-payments.queries.ts'
import { creditColumns, creditLeft, type CreditRow, creditTables, isCredit, toCredit, creditInScope } from './credits.queries.ts'

const exportBatch = 1_000

export interface CreditSelection {
  filter: CreditFilter
  sort: CreditSortColumn | `-${CreditSortColumn}`
}

type ListedRow = CreditRow & Omit<ListedCredit, keyof CreditRow>

/** A page of credit with totals of the whole filtered set (GET /credits). */
export function listCredits(
  pool: pg.Pool,
  scope: DebtScope,
  { page, perPage, filter, sort }: CreditSelection & { page: number; perPage: number },
): Promise<CreditPage> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const condition = matching(scope, filter)
    const [totals] = await query<{ count: number; amount: number; left: number }>(
      client,
      sql`select count(*)::int as count, coalesce(sum(l.amount_cents), 0)::bigint as amount, coalesce(sum(${creditLeft}), 0)::bigint as left
        from ${creditTables} where ${condition}`,
    )
    const results = await readCredits(
      client,
      scope,
      sql`${condition} order by ${orderBy(sort)} limit ${perPage} offset ${(page - 1) * perPage}`,
    )
    return { results, totalCount: totals!.count, page, perPage, totals: { amount: totals!.amount, left: totals!.left } }
  })
}

/** All credit of a selection, in batches (GET /credits/export). Stops when `signal` aborts. */
export async function* exportCredits(
  pool: pg.Pool,
  scope: DebtScope,
  { filter, sort }: CreditSelection,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ total: number; rows: ListedCredit[] }, void> {
  const ids = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<{ entry_id: number }>(
      client,
      sql`select l.entry_id from ${creditTables} where ${matching(scope, filter)} order by ${orderBy(sort)}`,
    ),
  )
  for (let from = 0; from === 0 || from < ids.length; from += exportBatch) {
    if (signal?.aborted) return
    const batch = `{${ids
      .slice(from, from + exportBatch)
      .map(({ entry_id }) => entry_id)
      .join(',')}}`
    const chosen = sql`${creditInScope(scope)} and l.entry_id = any(${batch}::bigint[]) order by array_position(${batch}::bigint[], l.entry_id)`
    yield { total: ids.length, rows: await readTenant(pool, scope.tenantId, ({ client }) => readCredits(client, scope, chosen)) }
  }
}

async function readCredits(client: pg.ClientBase, scope: DebtScope, condition: SQL): Promise<ListedCredit[]> {
  const rows = await query<ListedRow>(
    client,
    sql`select ${creditColumns(scope)}, e.enrollment_id as "enrollmentId", e.student_name as "studentName", e.registration, e.tax_id as "taxId",
        e.course, d.institution_id as "institutionId"
      from ${creditTables} where ${condition}`,
  )
  return rows.map((row) => ({ ...toCredit(row), taxId: maskedCpf(row.taxId) }))
}

function matching(scope: DebtScope, filter: CreditFilter): SQL {
  const { timeZone } = scope
  const conditions = [creditInScope(scope), isCredit]
  if (filter.search) conditions.push(sql`(${studentCondition(filter.search)} or ${receiptNumber(scope)} = ${filter.search})`)
  if (filter.institutionId) conditions.push(sql`d.institution_id = ${filter.institutionId}`)
  if (filter.balance) conditions.push(filter.balance === 'left' ? sql`${creditLeft} > 0` : sql`${creditLeft} = 0`)
  if (filter.method) conditions.push(sql`p.method = ${filter.method}`)
  if (filter.paidFrom) conditions.push(sql`r.paid_at >= ${startOfDay(sql`${filter.paidFrom}::date`, timeZone)}`)
  if (filter.paidTo) conditions.push(sql`r.paid_at < ${startOfDay(sql`${filter.paidTo}::date + 1`, timeZone)}`)
  return sql.join(conditions, sql` and `)
}

const sortKeys: Record<CreditSortColumn, SQL> = {
  paidAt: sql`r.paid_at`,
  amount: sql`l.amount_cents`,
  left: creditLeft,
  studentName: sql`e.name_key collate "C"`,
}

function orderBy(sort: CreditSelection['sort']): SQL {
  const descending = sort.startsWith('-')
  const direction = descending ? sql`desc` : sql`asc`
  return sql`${sortKeys[(descending ? sort.slice(1) : sort) as CreditSortColumn]} ${direction}, l.entry_id ${direction}`
}
