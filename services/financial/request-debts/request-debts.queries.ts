import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { TenantTransaction } from '../../platform/database.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import { cardReviews } from '../debts/debts.queries.ts'
import type { BookedStatus } from '../debts/debts.schema.ts'
import { inForce } from '../payments/booking/ledger-entries.queries.ts'
import { getDayRates } from '../settings/rates.queries.ts'
import type { RequestDebt } from './request-debts.ts'

export async function debtOfRequest(client: pg.ClientBase, tenantId: number, requestId: string): Promise<number | null> {
  const [found] = await query<{ debt_id: number }>(
    client,
    sql`select debt_id from financial.debt where tenant_id = ${tenantId} and request_id = ${requestId}::uuid`,
  )
  return found?.debt_id ?? null
}

/** Inserts a debt with the institution's fine and interest, if set. Returns null if the request already has a debt. */
export async function insertRequestDebt(
  client: pg.ClientBase,
  { tenantId, requestId, amount, dueDate, description }: RequestDebt,
  enrollmentId: number,
  today: string,
): Promise<number | null> {
  const { fine, interest } = getDayRates(today)
  const [made] = await query<{ debt_id: number }>(
    client,
    sql`insert into financial.debt (tenant_id, institution_id, enrollment_id, type, status, description, request_id, competency, due_date, gross_cents, fine_bp, interest_bp)
      select e.tenant_id, e.institution_id, e.enrollment_id, 'service', 'open', ${JSON.stringify(description)}::jsonb, ${requestId}::uuid,
        date_trunc('month', ${today}::date), ${dueDate}::date, ${amount}::bigint, ${fine}, ${interest}
      from financial.enrollment e left join financial.setting s on s.institution_id = e.institution_id
      where e.tenant_id = ${tenantId} and e.enrollment_id = ${enrollmentId}
      on conflict (tenant_id, request_id) where request_id is not null do nothing returning debt_id`,
  )
  return made?.debt_id ?? null
}

/** The debt of a request that is not canceled, locked as payments lock it. */
export async function lockStandingDebt(
  client: pg.ClientBase,
  tenantId: number,
  requestId: string,
): Promise<{ debtId: number; status: BookedStatus } | null> {
  const [found] = await query<{ debtId: number; status: BookedStatus }>(
    client,
    sql`select debt_id as "debtId", status from financial.debt where tenant_id = ${tenantId} and request_id = ${requestId}::uuid for update`,
  )
  return found && found.status !== 'canceled' ? found : null
}

export async function findCardReviews(transaction: TenantTransaction, debtIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = await transaction.read(
    getRows<{ debt_id: number; payment_id: string }>(
      sql`select debt_id, payment_id from ${cardReviews} where debt_id = any(${toSqlArray(debtIds)}::int[])`,
    ),
  )
  return new Map(found.map(({ debt_id, payment_id }) => [debt_id, payment_id]))
}

export async function findMoney(
  transaction: TenantTransaction,
  tenantId: number,
  debtIds: readonly number[],
): Promise<ReadonlyMap<number, { paid: number; credit: number }>> {
  const found = await transaction.read(
    getRows<{ debtId: number; paid: number; credit: number }>(
      sql`select l.debt_id as "debtId", coalesce(sum(l.amount_cents) filter (where l.kind = 'settlement'), 0)::bigint as paid,
        coalesce(sum(l.amount_cents) filter (where l.kind = 'credit'), 0)::bigint as credit
      from financial.ledger_entry l
      where l.tenant_id = ${tenantId} and l.debt_id = any(${toSqlArray(debtIds)}::int[]) and l.credit_id is null and ${inForce} group by 1`,
    ),
  )
  return new Map(found.map(({ debtId, paid, credit }) => [debtId, { paid, credit }]))
}
