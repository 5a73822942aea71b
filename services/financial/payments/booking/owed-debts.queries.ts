import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query, toSqlArray } from '../../../platform/query.ts'
import type { SourceColumns } from '../../debts/debt-source.ts'
import { isOwed, owedSql } from '../../debts/owed.queries.ts'
import type { BookedStatus } from '../../debts/debts.schema.ts'
import type { OwedDebt } from './allocation.ts'

/** A debt that a payment covers. */
export interface ChargedDebt extends OwedDebt, SourceColumns {
  /** Cents that were charged for it. */
  amount: number
  status: BookedStatus
  /** The agreement in force that took the debt over. */
  agreementId: number | null
}

/**
 * Locks what payments may pay: their debts and, where an agreement took one over, its installments. In id order, like payment attempts, to
 * avoid deadlocks; installments last, for they are newer.
 *
 * @returns by payment, the ids of all that it locked
 */
export async function lockDebts(client: pg.ClientBase, tenantId: number, paymentIds: readonly string[]): Promise<Map<string, number[]>> {
  const rows = await query<{ paymentId: string; debtId: number; status: BookedStatus }>(
    client,
    sql`select pd.payment_id as "paymentId", d.debt_id as "debtId", d.status
      from financial.payment_debt pd join financial.debt d on d.debt_id = pd.debt_id
      where pd.tenant_id = ${tenantId} and pd.payment_id = any(${toSqlArray(paymentIds)}::uuid[])
      order by d.debt_id for update of d`,
  )
  const locked = new Map<string, number[]>(paymentIds.map((paymentId) => [paymentId, []]))
  for (const { paymentId, debtId } of rows) locked.get(paymentId)!.push(debtId)
  const taken = rows.filter(({ status }) => status === 'in_agreement')
  if (taken.length === 0) return locked
  const installments = await query<{ takenId: number; debtId: number }>(
    client,
    sql`select ad.debt_id as "takenId", d.debt_id as "debtId"
      from financial.agreement_debt ad join financial.agreement a on a.agreement_id = ad.agreement_id and a.canceled_at is null
      join financial.agreement_installment ai on ai.agreement_id = a.agreement_id join financial.debt d on d.debt_id = ai.debt_id
      where ad.tenant_id = ${tenantId} and ad.debt_id = any(${toSqlArray(taken.map(({ debtId }) => debtId))}::int[])
      order by d.debt_id for update of d`,
  )
  for (const { paymentId, debtId: takenId } of taken)
    locked.get(paymentId)!.push(...installments.flatMap((one) => (one.takenId === takenId ? one.debtId : [])))
  return locked
}

/**
 * What each payment's debts cost now, the first due first. A code's amount settles its debt whatever the day; where others have paid a part
 * since the code was made, what is left does, and so it does where a part was taken back since. The caller holds the locks.
 */
export async function chargedDebts(
  client: pg.ClientBase,
  tenantId: number,
  paymentIds: readonly string[],
): Promise<Map<string, ChargedDebt[]>> {
  const rows = await query<Omit<ChargedDebt, 'open'> & { paymentId: string }>(
    client,
    sql`select pd.payment_id as "paymentId", d.debt_id as "debtId", pd.amount_cents as amount, d.status,
        d.request_id, d.reenrollment_id, d.reenrollment_revision, d.installment_number,
        case when not ${owedSql} then pd.amount_cents
          when financial.rest_base(d) > d.gross_cents - d.scholarship_cents + charged.parts then financial.charged_amount(d, pd.campaign_id, pd.amount_on)
          when d.part_cents is null or d.part_cents = earlier.cents then pd.amount_cents - earlier.cents
          else least(pd.amount_cents - earlier.cents, financial.charged_amount(d, pd.campaign_id, pd.amount_on)) end as due,
        case when d.status = 'in_agreement' then (
          select a.agreement_id from financial.agreement_debt ad join financial.agreement a on a.agreement_id = ad.agreement_id
          where ad.tenant_id = d.tenant_id and ad.debt_id = d.debt_id and a.canceled_at is null limit 1) end as "agreementId"
      from financial.payment_debt pd
      join financial.payment p on p.payment_id = pd.payment_id
      join financial.debt d on d.debt_id = pd.debt_id
      cross join lateral (
        select coalesce(sum((line ->> 'amount')::bigint), 0) as parts from jsonb_array_elements(pd.lines) line where line ->> 'kind' = 'part_payment'
      ) charged
      cross join lateral (
        select coalesce(sum(l.amount_cents), 0)::bigint as cents
        from financial.receipt r join financial.ledger_entry l on l.end_to_end_id = r.end_to_end_id
        where r.payment_id = pd.payment_id and l.debt_id = pd.debt_id and l.kind = 'settlement'
      ) earlier
      where pd.tenant_id = ${tenantId} and pd.payment_id = any(${toSqlArray(paymentIds)}::uuid[])
      order by d.due_date, d.debt_id`,
  )
  const byPayment = new Map<string, ChargedDebt[]>(paymentIds.map((paymentId) => [paymentId, []]))
  for (const { paymentId, ...debt } of rows) byPayment.get(paymentId)!.push({ ...debt, open: isOwed(debt.status) })
  return byPayment
}

/** Returns the open installments of agreements on a civil day, in order, except for some debts. */
export async function openInstallments(
  client: pg.ClientBase,
  tenantId: number,
  agreementIds: readonly number[],
  day: string,
  except: readonly number[],
): Promise<OwedDebt[]> {
  const rows = await query<{ debtId: number; due: number }>(
    client,
    sql`select d.debt_id as "debtId", financial.debt_amount(d, ${day}::date) as due
      from financial.agreement_installment ai join financial.debt d on d.debt_id = ai.debt_id
      where ai.tenant_id = ${tenantId} and ai.agreement_id = any(${toSqlArray(agreementIds)}::int[]) and d.status = 'open' and d.debt_id <> all(${toSqlArray(except)}::int[])
      order by d.due_date, ai.agreement_id, ai.number`,
  )
  return rows.map((row) => ({ ...row, open: true }))
}
