import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { DomainError } from '../../platform/domain-error.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { type Read, getRows } from '../../platform/read-together.ts'

/** The first earlier installment of the agreement of `financial.debt d` that is open; null for other debts. */
export const earlierOpenInstallment = sql`case when d.status = 'open' and d.type = 'agreement' then (
  select earlier.debt_id from financial.agreement_installment own
  join financial.agreement_installment ai on ai.agreement_id = own.agreement_id and ai.number < own.number
  join financial.debt earlier on earlier.debt_id = ai.debt_id and earlier.status = 'open'
  where own.debt_id = d.debt_id order by ai.number limit 1) end`

/** Requires that installments are paid in order or together. Throws EARLIER_INSTALLMENT_OPEN. The result is final once the debts are locked. */
export async function requireInstallmentOrder(client: pg.ClientBase, tenantId: number, debtIds: readonly number[]): Promise<void> {
  requireOrder(await query(client, skippedRead(tenantId, debtIds).statement))
}

/** Reads an open earlier installment that is not among the debts, for `requireOrder`. */
export function skippedRead(tenantId: number, debtIds: readonly number[]): Read<object> {
  const ids = sql`${toSqlArray(debtIds)}::int[]`
  return getRows(
    sql`select from financial.agreement_installment own
      join financial.agreement_installment ai on ai.agreement_id = own.agreement_id and ai.number < own.number and ai.debt_id <> all(${ids})
      join financial.debt earlier on earlier.debt_id = ai.debt_id and earlier.status = 'open'
      where own.tenant_id = ${tenantId} and own.debt_id = any(${ids}) limit 1`,
  )
}

/** Throws EARLIER_INSTALLMENT_OPEN. */
export function requireOrder(skipped: readonly object[]): void {
  if (skipped.length > 0) throw new DomainError('EARLIER_INSTALLMENT_OPEN')
}
