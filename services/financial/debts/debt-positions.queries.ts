import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtFilter, DebtPage, DebtSortColumn } from '#api/debts.ts'
import { inTenant } from '../../platform/database.ts'
import { matching, sortKey, tablesOf, visible } from './debts.queries.ts'
import { query } from '../database/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import type { TenantCache } from './tenant-cache.ts'

/**
 * Every debt of a filtered set in its order: four bytes each. Any page is a slice of it, read by primary key,
 * so page 9,000 costs what page 1 does, whatever the filter and also for amounts that change with the day.
 */
export interface DebtPositions {
  debtIds: Int32Array
  totals: DebtPage['totals']
}

export interface DebtSelection {
  filter: DebtFilter
  /** A sort column; a leading minus reverses. */
  sort: `-${DebtSortColumn}` | DebtSortColumn
}

/** The positions of a selection, from memory or counted through once. */
export function debtPositions(
  pool: pg.Pool,
  cache: TenantCache,
  scope: DebtScope,
  selection: DebtSelection,
  today: string,
): Promise<DebtPositions> {
  const { filter, sort } = selection
  const filters = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const key = JSON.stringify(['positions', scope.institutionId, scope.userId, filters, sort, today])
  return cache.get(
    scope.tenantId,
    key,
    () => inTenant(pool, scope.tenantId, ({ client }) => readPositions(client, scope, selection, today)),
    ({ debtIds }) => debtIds.byteLength,
  )
}

async function readPositions(
  client: pg.ClientBase,
  scope: DebtScope,
  { filter, sort }: DebtSelection,
  today: string,
): Promise<DebtPositions> {
  const descending = sort.startsWith('-')
  const column = (descending ? sort.slice(1) : sort) as DebtSortColumn
  // Debts without a date of payment come last in both directions.
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`
  const idDirection = descending ? sql`desc` : sql`asc`
  // A million keys sort in memory; the default would spill to disk.
  await client.query(`set local work_mem = '160MB'`)
  const [row] = await query<{ gross: string; payable: string; ids: Buffer | null }>(
    client,
    sql`select coalesce(sum(gross), 0) as gross, coalesce(sum(payable), 0) as payable,
        string_agg(int4send(debt_id), ''::bytea order by key ${direction}, debt_id ${idDirection}) as ids
      from (
        select d.debt_id, d.gross_cents as gross, financial.debt_amount(d, ${today}::date) as payable, ${sortKey(column, today)} as key
        from ${tablesOf(scope, filter, column)} where ${visible(scope)} and ${matching(filter, today)}
        -- Said twice: sorted here, the aggregate finds its order done, in half the time.
        order by key ${direction}, debt_id ${idDirection}
      ) selected`,
  )
  return {
    debtIds: toIds(row?.ids ?? Buffer.alloc(0)),
    totals: { grossAmount: Number(row?.gross ?? 0), amountPayable: Number(row?.payable ?? 0) },
  }
}

/** PostgreSQL sends integers in network byte order. */
function toIds(bytes: Buffer): Int32Array {
  // A copy of its own: small buffers share one that is not aligned.
  const own = new Uint8Array(bytes)
  Buffer.from(own.buffer).swap32()
  return new Int32Array(own.buffer)
}
