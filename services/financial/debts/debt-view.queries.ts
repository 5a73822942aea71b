import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import { debtType, type DebtFilter, type DebtPage, type DebtSortColumn } from '#api/financial/debts.ts'
import { inTenant } from '../../platform/database.ts'
import { inOrder } from './debt-order.ts'
import { parseBarcode } from '../payments/slips/slip-line.ts'
import { daysFromDue, debtFilterCondition, studentCondition, debtTables, debtsInScope } from './debts.queries.ts'
import type { ListSources } from '../../platform/list-sources.ts'
import { type ListView, parseSort, sortedFilter, type ViewSource } from '../../platform/list-views.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'

/** The sources from which lists of a whole tenant's debts are read. */
export interface DebtSources {
  pool: pg.Pool
  lists: ListSources
}

export interface DebtSelection {
  filter: DebtFilter
  sort: `-${DebtSortColumn}` | DebtSortColumn
}

/** The debts of a selection, in order (docs/decisions/0084-list-views-in-the-database.md). */
export function debtView(pool: pg.Pool, scope: DebtScope, selection: DebtSelection, today: string): ViewSource<DebtPage['totals']> {
  const { filter, sort } = selection
  return {
    tenantId: scope.tenantId,
    key: ['debts', scope.institutionId, scope.userId, sortedFilter(filter), sort, today],
    isNarrow: filter.search !== undefined,
    read: () => readView(pool, scope, selection, today),
  }
}

async function readView(
  pool: pg.Pool,
  scope: DebtScope,
  { filter, sort }: DebtSelection,
  today: string,
): Promise<ListView<DebtPage['totals']>> {
  const { column, descending } = parseSort(sort)
  const studentKey = studentKeys[column]
  const [[row], ranks] = await Promise.all([
    inTenant(pool, scope.tenantId, async ({ client }) => {
      // Uses only one core; the others are left for people who wait for a page.
      await client.query('set local max_parallel_workers_per_gather = 0')
      return query<{ gross: string; payable: string; packed: Buffer | null }>(
        client,
        // No `order by`, which would take PostgreSQL longer than everything else.
        sql`select coalesce(sum(d.gross_cents), 0) as gross, coalesce(sum(financial.debt_amount(d, ${today}::date)), 0) as payable,
            string_agg(int8send((${sortNumber(column, today, descending)})::bigint << 32 | d.debt_id), ''::bytea) as packed
          from ${debtTables(scope, filter)} where ${debtsInScope(scope)} and ${debtFilterCondition(scope, filter, today)}`,
      )
    }),
    studentKey ? inTenant(pool, scope.tenantId, ({ client }) => readRanks(client, scope, studentKey, filter.search)) : null,
  ])
  return {
    ids: inOrder(row?.packed ?? Buffer.alloc(0), descending, ranks),
    totals: { grossAmount: Number(row?.gross ?? 0), amountPayable: Number(row?.payable ?? 0) },
  }
}

const largest = 2 ** 31 - 1

/** Returns a 32-bit number that sorts like the column; for students, their enrollment's rank. Unpaid debts come last in both directions. */
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
async function readRanks(client: pg.ClientBase, scope: DebtScope, key: SQL, search: string | undefined): Promise<Buffer> {
  const isFound = search && parseBarcode(search) === null ? studentCondition(search) : sql`true`
  const [row] = await query<{ packed: Buffer | null }>(
    client,
    sql`select string_agg(int8send(rank << 32 | enrollment_id), ''::bytea) as packed from (
      select e.enrollment_id, dense_rank() over (order by ${key} collate "C") as rank from financial.enrollment e
      where e.tenant_id = ${scope.tenantId} and ${isFound}) ranked`,
  )
  return row?.packed ?? Buffer.alloc(0)
}
