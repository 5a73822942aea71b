import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type {
  ReceivedPayment,
  ReceivedPaymentFilter,
  ReceivedPaymentPage,
  ReceivedPaymentSortColumn,
} from '#api/financial/received-payments.ts'
import { readTenant } from '../../platform/database.ts'
import {
  paymentFilterCondition,
  paymentColumns,
  paymentSortKeys,
  paymentsWithMoney,
  paymentTables,
  type ReceivedPaymentRow,
  studentsFound,
  paymentsInScope,
} from './received-payments.queries.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { maskedCpf } from '../../platform/masking.ts'

const exportBatch = 1_000
const idBytes = 16

export interface PaymentSelection {
  filter: ReceivedPaymentFilter
  sort: ReceivedPaymentSortColumn | `-${ReceivedPaymentSortColumn}`
}

/** A page of payments with totals of the whole filtered set (GET /payments), and the true count even beyond the last page. */
export async function listPayments(
  pool: pg.Pool,
  scope: DebtScope,
  { page, perPage, ...selection }: PaymentSelection & { page: number; perPage: number },
  now: Date,
): Promise<ReceivedPaymentPage> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const { tables, condition, order } = await selected(client, scope, selection, now)
    const [totals] = await query<{ count: number; paid: number; received: number }>(
      client,
      sql`with chosen as materialized (select p.payment_id, p.paid_at from financial.payment p where ${condition})
        select (select count(*) from chosen) as count, (select count(paid_at) from chosen) as paid,
          (select coalesce(sum(r.amount_cents), 0)::bigint from financial.receipt r
            where r.tenant_id = ${scope.tenantId} and r.payment_id in (select payment_id from chosen)) as received`,
    )
    const ids = await query<{ payment_id: string }>(
      client,
      sql`select p.payment_id from ${tables} where ${condition} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`,
    )
    const results = await readPayments(
      client,
      scope,
      ids.map(({ payment_id }) => payment_id),
      now,
    )
    return { results, totalCount: totals!.count, page, perPage, totals: { receivedAmount: totals!.received, paidCount: totals!.paid } }
  })
}

/** All payments of a selection, in batches (GET /payments/export): memory holds 16 bytes for each. Stops when `signal` aborts. */
export async function* exportPayments(
  pool: pg.Pool,
  scope: DebtScope,
  selection: PaymentSelection,
  now: Date,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ total: number; rows: ReceivedPayment[] }, void> {
  const [row] = await readTenant(pool, scope.tenantId, async ({ client }) => {
    const { tables, condition, order } = await selected(client, scope, selection, now)
    return query<{ ids: Buffer | null }>(
      client,
      sql`select string_agg(uuid_send(p.payment_id), ''::bytea order by ${order}) as ids from ${tables} where ${condition}`,
    )
  })
  const ids = row?.ids ?? Buffer.alloc(0)
  const total = ids.length / idBytes
  for (let from = 0; from === 0 || from < total; from += exportBatch) {
    if (signal?.aborted) return
    const batch = uuids(ids.subarray(from * idBytes, (from + exportBatch) * idBytes))
    yield { total, rows: await readTenant(pool, scope.tenantId, ({ client }) => readPayments(client, scope, batch, now)) }
  }
}

export async function readPayments(client: pg.ClientBase, scope: DebtScope, ids: readonly string[], now: Date): Promise<ReceivedPayment[]> {
  if (ids.length === 0) return []
  const array = `{${ids.join(',')}}`
  const rows = await query<ReceivedPaymentRow>(
    client,
    sql`select ${paymentColumns(now)} from ${paymentsWithMoney(scope)}
      where p.payment_id = any(${array}::uuid[]) and ${paymentsInScope(scope)} order by array_position(${array}::uuid[], p.payment_id)`,
  )
  return rows.map(({ createdAt, paidAt, taxId, ...payment }) => ({
    ...payment,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    // Staff see no more of a tax id than receipts show.
    taxId: maskedCpf(taxId),
  }))
}

async function selected(
  client: pg.ClientBase,
  scope: DebtScope,
  { filter, sort }: PaymentSelection,
  now: Date,
): Promise<{ tables: SQL; condition: SQL; order: SQL }> {
  const descending = sort.startsWith('-')
  const column = (descending ? sort.slice(1) : sort) as ReceivedPaymentSortColumn
  const { key, nulls } = paymentSortKeys[column]
  const direction = descending ? sql`desc` : sql`asc`
  // A search may match many payments; the default would spill to disk.
  if (filter.search) await client.query(`set local work_mem = '64MB'`)
  const students = filter.search ? await studentsFound(client, scope, filter.search) : '{}'
  return {
    tables: paymentTables(scope, column),
    condition: sql`${paymentsInScope(scope)} and ${paymentFilterCondition(scope, filter, students, now)}`,
    order: sql`${key} ${direction} ${nulls}, p.payment_id ${direction}`,
  }
}

function uuids(bytes: Buffer): string[] {
  return Array.from({ length: bytes.length / idBytes }, (_, index) =>
    bytes.toString('hex', index * idBytes, (index + 1) * idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
}
