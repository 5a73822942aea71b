import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtPage, ListedDebt } from '#api/financial/debts.ts'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import {
  debtsAndStudents,
  debtFilterCondition,
  openDebtIds,
  sortKey,
  summaryColumns,
  type SummaryRow,
  summaryTables,
  toSummary,
  debtsInScope,
} from './debts.queries.ts'
import { listedById } from './debt-record.queries.ts'
import { addLiveCharges, liveChargesRead, type Today, toLiveCharges } from '../payments/live-charges.queries.ts'
import { addOffers, dayAlone, offersRead } from '../campaigns/campaign-terms.queries.ts'
import { parseSort } from '../../platform/list-views.ts'
import { toSqlArray } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import { type DebtSelection, type DebtSources, debtView } from './debt-view.queries.ts'
import type { DebtScope } from '../access/scopes.ts'

const exportBatch = 1_000

export async function listDebts(
  sources: DebtSources,
  scope: DebtScope,
  { page, perPage, ...selection }: DebtSelection & { page: number; perPage: number },
  { today, now }: Today,
): Promise<DebtPage> {
  const from = (page - 1) * perPage
  if (scope.userId !== null) {
    const { debts, charges, offers } = await studentDebtsWithCharges(sources.pool, scope, selection, { today, now })
    const results = addOffers(addLiveCharges(debts.slice(from, from + perPage), charges), offers)
    return { results, totalCount: debts.length, page, perPage, totals: getTotals(debts) }
  }
  const view = debtView(sources.pool, scope, selection, today)
  const { result, ids, ...list } = await sources.lists.views.page(view, from, perPage, async (transaction, debtIds) => {
    const [debts, charges] = await Promise.all([
      listedById(transaction, scope, debtIds, today),
      transaction.read(liveChargesRead(scope, debtIds, { today, now })),
    ])
    return { debts, charges: toLiveCharges(charges) }
  })
  const results = addLiveCharges(
    ids.flatMap((debtId) => result.debts.get(debtId) ?? []),
    result.charges,
  )
  return { results, ...list, page, perPage }
}

/** Returns the totals of a staff selection that `listDebts` reports. */
export async function debtTotals(sources: DebtSources, scope: DebtScope, selection: DebtSelection, today: string) {
  const { totalCount, totals } = await sources.lists.views.page(debtView(sources.pool, scope, selection, today), 0, 0, async () => null)
  return { totalCount, totals }
}

export async function* exportDebts(
  sources: DebtSources,
  scope: DebtScope,
  selection: DebtSelection,
  today: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ total: number; rows: ListedDebt[] }, void> {
  if (scope.userId !== null) {
    const rows = await readTenant(sources.pool, scope.tenantId, (transaction) => studentDebts(transaction, scope, selection, today))
    yield { total: rows.length, rows }
    return
  }
  const debtIds = await sources.lists.views.ids(debtView(sources.pool, scope, selection, today))
  let from = 0
  do {
    if (signal?.aborted) return
    const batch = [...debtIds.subarray(from, from + exportBatch)]
    const debts = await readTenant(sources.pool, scope.tenantId, (transaction) =>
      listedById(transaction, scope, sql`${toSqlArray(batch)}::int[]`, today),
    )
    yield { total: debtIds.length, rows: batch.flatMap((debtId) => debts.get(debtId) ?? []) }
    from += exportBatch
  } while (from < debtIds.length)
}

function studentDebtsWithCharges(pool: pg.Pool, scope: DebtScope, selection: DebtSelection, today: Today) {
  const listed = sql`array(select d.debt_id from ${debtsAndStudents} where ${debtsInScope(scope)} and ${debtFilterCondition(scope, selection.filter, today.today)})`
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const [debts, charges, offers] = await Promise.all([
      studentDebts(transaction, scope, selection, today.today),
      transaction.read(liveChargesRead(scope, listed, today)),
      transaction.read(offersRead(scope, openDebtIds(scope), dayAlone(today.today))),
    ])
    return { debts, charges: toLiveCharges(charges), offers }
  })
}

/** Not cached: there are few, and a payment must show at once. */
async function studentDebts(
  transaction: TenantTransaction,
  scope: DebtScope,
  { filter, sort }: DebtSelection,
  today: string,
): Promise<ListedDebt[]> {
  const { column, descending } = parseSort(sort)
  const key = sortKey(column, today)
  const order = descending ? sql`${key} desc nulls last, d.debt_id desc` : sql`${key} asc nulls last, d.debt_id asc`
  const rows = await transaction.read(
    getRows<SummaryRow>(
      sql`select ${summaryColumns(scope, today)} from ${summaryTables} where ${debtsInScope(scope)} and ${debtFilterCondition(scope, filter, today)} order by ${order}`,
      'paid_at',
    ),
  )
  return rows.map((row) => ({ ...toSummary(row), record: null }))
}

function getTotals(debts: readonly ListedDebt[]): DebtPage['totals'] {
  let grossAmount = 0
  let amountPayable = 0
  for (const debt of debts) {
    grossAmount += debt.grossAmount
    amountPayable += debt.amountPayable
  }
  return { grossAmount, amountPayable }
}
