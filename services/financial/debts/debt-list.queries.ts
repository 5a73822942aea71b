import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtPage, ListedDebt } from '#api/debts.ts'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import {
  debtsAndStudents,
  matching,
  openDebtIds,
  sortKey,
  summaryColumns,
  type SummaryRow,
  summaryTables,
  toSummary,
  visible,
} from './debts.queries.ts'
import { listedById } from './debt-record.queries.ts'
import { addLiveCharges, liveChargesRead, type Today, toLiveCharges, withLiveCharges } from '../payments/live-charges.queries.ts'
import { addOffers, dayAlone, offersRead, withOffers } from '../campaigns/campaign-terms.queries.ts'
import { rowsOf } from '../../platform/read-together.ts'
import { debtPositions, type DebtSelection, type DebtSources } from './debt-positions.queries.ts'
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
    const { debts, charges, offers } = await ownDebtsWithCharges(sources.pool, scope, selection, { today, now })
    const results = addOffers(addLiveCharges(debts.slice(from, from + perPage), charges), offers)
    return { results, totalCount: debts.length, page, perPage, totals: totalsOf(debts) }
  }
  const { debtIds, totals } = await debtPositions(sources, scope, selection, today)
  const wanted = debtIds.slice(from, from + perPage)
  const results = await withCharges(sources.pool, scope, await readSlice(sources.pool, scope, wanted, today), { today, now })
  return { results, totalCount: debtIds.length, page, perPage, totals }
}

export async function* exportDebts(
  sources: DebtSources,
  scope: DebtScope,
  selection: DebtSelection,
  today: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ total: number; rows: ListedDebt[] }, void> {
  if (scope.userId !== null) {
    const rows = await readTenant(sources.pool, scope.tenantId, (transaction) => ownDebts(transaction, scope, selection, today))
    yield { total: rows.length, rows }
    return
  }
  const { debtIds } = await debtPositions(sources, scope, selection, today)
  let from = 0
  do {
    if (signal?.aborted) return
    const rows = await readSlice(sources.pool, scope, debtIds.slice(from, from + exportBatch), today)
    yield { total: debtIds.length, rows }
    from += exportBatch
  } while (from < debtIds.length)
}

function readSlice(pool: pg.Pool, scope: DebtScope, debtIds: Int32Array, today: string): Promise<ListedDebt[]> {
  if (debtIds.length === 0) return Promise.resolve([])
  return readTenant(pool, scope.tenantId, ({ client }) => listedById(client, scope, [...debtIds], today))
}

function withCharges(pool: pg.Pool, scope: DebtScope, debts: ListedDebt[], today: Today): Promise<ListedDebt[]> {
  return readTenant(pool, scope.tenantId, async ({ client }) =>
    withOffers(client, scope, await withLiveCharges(client, scope, debts, today), today.today),
  )
}

function ownDebtsWithCharges(pool: pg.Pool, scope: DebtScope, selection: DebtSelection, today: Today) {
  const listed = sql`array(select d.debt_id from ${debtsAndStudents} where ${visible(scope)} and ${matching(scope, selection.filter, today.today)})`
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const [debts, charges, offers] = await Promise.all([
      ownDebts(transaction, scope, selection, today.today),
      transaction.read(liveChargesRead(scope, listed, today)),
      transaction.read(offersRead(scope, openDebtIds(scope), dayAlone(today.today))),
    ])
    return { debts, charges: toLiveCharges(charges), offers }
  })
}

/** Not cached: there are few, and a payment must show at once. */
async function ownDebts(
  transaction: TenantTransaction,
  scope: DebtScope,
  { filter, sort }: DebtSelection,
  today: string,
): Promise<ListedDebt[]> {
  const descending = sort.startsWith('-')
  const key = sortKey((descending ? sort.slice(1) : sort) as Parameters<typeof sortKey>[0], today)
  const order = descending ? sql`${key} desc nulls last, d.debt_id desc` : sql`${key} asc nulls last, d.debt_id asc`
  const rows = await transaction.read(
    rowsOf<SummaryRow>(
      sql`select ${summaryColumns(scope, today)} from ${summaryTables} where ${visible(scope)} and ${matching(scope, filter, today)} order by ${order}`,
      'paid_at',
    ),
  )
  return rows.map((row) => ({ ...toSummary(row), record: null }))
}

function totalsOf(debts: readonly ListedDebt[]): DebtPage['totals'] {
  let grossAmount = 0
  let amountPayable = 0
  for (const debt of debts) {
    grossAmount += debt.grossAmount
    amountPayable += debt.amountPayable
  }
  return { grossAmount, amountPayable }
}
