import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtFilter, DebtPage, DebtSortColumn } from '#api/debts.ts'
import { inTenant } from '../../platform/database.ts'
import { matching, sortKey, tablesOf, visible } from './debts.queries.ts'
import { query } from '../database/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import type { TenantCache } from './tenant-cache.ts'

/** All debt ids of a filtered set in order: a page is a slice read by primary key, so page 9,000 costs as much as page 1. */
export interface DebtPositions {
  debtIds: Int32Array
  totals: DebtPage['totals']
}

export interface DebtSelection {
  filter: DebtFilter
  sort: `-${DebtSortColumn}` | DebtSortColumn
}

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
  // Unpaid debts come last in both directions.
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`
  const idDirection = descending ? sql`desc` : sql`asc`
  // Sorts a million keys in memory; the default would spill to disk.
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

function toIds(bytes: Buffer): Int32Array {
  // Copies to an aligned buffer: small ones share a pool. PostgreSQL sends integers in network byte order, hence the swap.
  const own = new Uint8Array(bytes)
  Buffer.from(own.buffer).swap32()
  return new Int32Array(own.buffer)
}
