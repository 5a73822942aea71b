import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import { debtType, type DebtFilter, type DebtPage, type DebtSortColumn } from '#api/debts.ts'
import { inTenant } from '../../platform/database.ts'
import { inOrder } from './debt-order.ts'
import { barcodeIn } from '../payments/slips/slip-line.ts'
import { daysFromDue, matching, tablesOf, visible } from './debts.queries.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import type { StudentSearch } from './student-search.queries.ts'
import type { TenantCache } from '../../platform/tenant-cache.ts'

/** What lists of a whole tenant's debts are read from. */
export interface DebtSources {
  pool: pg.Pool
  cache: TenantCache
  students: StudentSearch
}

/** All debt ids of a filtered set in order: a page is a slice read by primary key, so page 9,000 costs as much as page 1. */
export interface DebtPositions {
  debtIds: Int32Array
  totals: DebtPage['totals']
}

export interface DebtSelection {
  filter: DebtFilter
  sort: `-${DebtSortColumn}` | DebtSortColumn
}

export function debtPositions(sources: DebtSources, scope: DebtScope, selection: DebtSelection, today: string): Promise<DebtPositions> {
  const { filter, sort } = selection
  const filters = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const key = JSON.stringify(['positions', scope.institutionId, scope.userId, filters, sort, today])
  return sources.cache.get(
    scope.tenantId,
    key,
    () => readPositions(sources, scope, selection, today),
    ({ debtIds }) => debtIds.byteLength,
    !filter.search,
  )
}

async function readPositions(
  { pool, students }: DebtSources,
  scope: DebtScope,
  { filter: { search, ...filter }, sort }: DebtSelection,
  today: string,
): Promise<DebtPositions> {
  const { tenantId } = scope
  const descending = sort.startsWith('-')
  const column = (descending ? sort.slice(1) : sort) as DebtSortColumn
  const studentKey = studentKeys[column]
  const isSlip = search !== undefined && barcodeIn(search) !== null
  const found = search && !isSlip ? toSqlArray(await students.find(tenantId, search)) : null
  const wanted = isSlip ? { ...filter, search } : filter
  const ofFound = (enrollmentId: SQL) => (found ? sql`${enrollmentId} = any(${found}::int[])` : sql`true`)
  const [[row], ranks] = await Promise.all([
    inTenant(pool, tenantId, async ({ client }) => {
      // One core is enough: the others are for those who wait for a page.
      await client.query('set local max_parallel_workers_per_gather = 0')
      return query<{ gross: string; payable: string; packed: Buffer | null }>(
        client,
        // Without an order, which would take PostgreSQL longer than all else.
        sql`select coalesce(sum(d.gross_cents), 0) as gross, coalesce(sum(financial.debt_amount(d, ${today}::date)), 0) as payable,
            string_agg(int8send((${sortNumber(column, today, descending)})::bigint << 32 | d.debt_id), ''::bytea) as packed
          from ${tablesOf(scope, wanted)} where ${visible(scope)} and ${matching(scope, wanted, today)} and ${ofFound(sql`d.enrollment_id`)}`,
      )
    }),
    studentKey ? inTenant(pool, tenantId, ({ client }) => readRanks(client, scope, studentKey, ofFound(sql`e.enrollment_id`))) : null,
  ])
  if (!search) students.prepare(tenantId)
  return {
    debtIds: inOrder(row?.packed ?? Buffer.alloc(0), descending, ranks),
    totals: { grossAmount: Number(row?.gross ?? 0), amountPayable: Number(row?.payable ?? 0) },
  }
}

const largest = 2 ** 31 - 1

/** Sorts like the column, within 32 bits; for students, the enrollment whose rank does. Unpaid debts come last in both directions. */
function sortNumber(column: DebtSortColumn, today: string, descending: boolean): SQL {
  const keys: Record<DebtSortColumn, SQL> = {
    dueDate: sql`d.due_date - date '2000-01-01'`,
    lastDue: daysFromDue(today),
    studentName: sql`d.enrollment_id`,
    registration: sql`d.enrollment_id`,
    type: sql`array_position(${`{${debtType.options.toSorted().join(',')}}`}::text[], d.type)`,
    competency: sql`d.competency - date '2000-01-01'`,
    grossAmount: sql`least(d.gross_cents, ${largest}::int)`,
    amountPayable: sql`least(financial.debt_amount(d, ${today}::date), ${largest}::int)`,
    status: sql`financial.status_rank(d, ${today}::date)`,
    paidAt: sql`coalesce(extract(epoch from d.paid_at)::bigint - 946684800, ${descending ? -largest : largest}::int)`,
  }
  return keys[column]
}

const studentKeys: Partial<Record<DebtSortColumn, SQL>> = { studentName: sql`e.name_key`, registration: sql`e.registration` }

/** Enrollments with the place of each in the order of `key`; equal ones share a place. */
async function readRanks(client: pg.ClientBase, scope: DebtScope, key: SQL, which: SQL): Promise<Buffer> {
  const [row] = await query<{ packed: Buffer | null }>(
    client,
    sql`select string_agg(int8send(rank << 32 | enrollment_id), ''::bytea) as packed from (
      select e.enrollment_id, dense_rank() over (order by ${key} collate "C") as rank from financial.enrollment e
      where e.tenant_id = ${scope.tenantId} and ${which}) ranked`,
  )
  return row?.packed ?? Buffer.alloc(0)
}
