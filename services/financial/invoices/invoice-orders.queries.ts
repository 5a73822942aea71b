import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtInstallment, DebtType } from '#api/financial/debts.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { tenantsWhere } from '../../platform/each-tenant.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { IssuedInvoice } from './invoice-issuer.ts'

export interface InvoiceOrder {
  reference: string
  state: 'ordered' | 'voiding'
  debtId: number
  amount: number
  attempts: number
  competency: string
  type: DebtType
  description: string | null
  installment: DebtInstallment | null
  providerName: string
  providerTaxId: string
  city: string
  customerName: string
  customerTaxId: string
}

/** Invoices go to the Brazilian authorities, so their texts are in Portuguese. */
const fiscalLanguages = ['pt-BR', 'pt-BR'] as const

/** Orders invoices of debts in the transaction that settles them. A debt with an invoice gets no second one, unless the first is being voided. */
export async function orderInvoices(client: pg.ClientBase, tenantId: number, debtIds: readonly number[], now: Date): Promise<void> {
  await query(
    client,
    sql`insert into financial.invoice_order (reference, tenant_id, debt_id, state, amount_cents, next_attempt_at)
      select gen_random_uuid(), d.tenant_id, d.debt_id, 'ordered', d.paid_cents, ${now.toISOString()}::timestamptz
      from financial.debt d
      where d.tenant_id = ${tenantId} and d.debt_id = any(${toSqlArray(debtIds)}::int[]) and d.status = 'settled' and d.paid_cents > 0
        and not exists (
          select from financial.invoice v where v.tenant_id = d.tenant_id and v.debt_id = d.debt_id and v.canceled_on is null
            and not exists (select from financial.invoice_order o where o.invoice_id = v.invoice_id and o.state = 'voiding')
        )
      on conflict do nothing`,
  )
}

/** Requests voiding of invoices whose payment was taken back. */
export async function revokeUnpaid(client: pg.ClientBase, tenantId: number, now: Date): Promise<void> {
  await query(
    client,
    sql`update financial.invoice_order o set state = 'voiding', attempts = 0, problem = null, next_attempt_at = ${now.toISOString()}::timestamptz
      from financial.debt d where ${isUnpaid(tenantId)}`,
  )
}

/** On `financial.invoice_order o` and `financial.debt d`. */
const isUnpaid = (tenantId: number) =>
  sql`o.tenant_id = ${tenantId} and o.state in ('ordered', 'issued') and d.debt_id = o.debt_id and d.status <> 'settled'`

/** On `financial.invoice_order o`. */
const isDue = (tenantId: number, now: Date) =>
  sql`o.tenant_id = ${tenantId} and o.state in ('ordered', 'voiding') and o.next_attempt_at <= ${now.toISOString()}::timestamptz`

/** Returns the tenants with work for `revokeUnpaid` or `waitingOrders`. */
export const tenantsWithOrders = (pool: pg.Pool, tenantIds: readonly number[], now: Date): Promise<number[]> =>
  tenantsWhere(
    pool,
    tenantIds,
    (tenantId) => sql`exists (select from financial.invoice_order o where ${isDue(tenantId, now)})
      or exists (select from financial.invoice_order o, financial.debt d where ${isUnpaid(tenantId)})`,
  )

/** Returns the orders that the issuer should be asked about now, oldest first. */
export function waitingOrders(client: pg.ClientBase, tenantId: number, now: Date): Promise<InvoiceOrder[]> {
  return query<InvoiceOrder>(
    client,
    sql`select o.reference, o.state, o.debt_id as "debtId", o.amount_cents as amount, o.attempts, d.competency, d.type, ${localizedText(sql`d.description`, fiscalLanguages)} as description,
        d.installment, i.name as "providerName", i.tax_id as "providerTaxId", i.city, e.student_name as "customerName", e.tax_id as "customerTaxId"
      from financial.invoice_order o
      join financial.debt d on d.debt_id = o.debt_id
      join financial.enrollment e on e.enrollment_id = d.enrollment_id
      join financial.institution i on i.institution_id = d.institution_id
      where ${isDue(tenantId, now)}
      order by o.next_attempt_at, o.debt_id limit 100`,
  )
}

/** Stores the issued invoice once; an order that was revoked meanwhile still has to be voided. */
export async function keepIssued(
  client: pg.ClientBase,
  tenantId: number,
  { reference, debtId, amount }: InvoiceOrder,
  { number, issueDate, verificationCode }: IssuedInvoice,
): Promise<void> {
  await query(
    client,
    sql`with due as (
        select reference from financial.invoice_order
        where tenant_id = ${tenantId} and reference = ${reference}::uuid and invoice_id is null and state in ('ordered', 'voiding') for update
      ), kept as (
        insert into financial.invoice (tenant_id, debt_id, number, issue_date, amount_cents, verification_code)
        select ${tenantId}::int, ${debtId}::int, ${number}::text, ${issueDate}::date, ${amount}::bigint, ${verificationCode}::text from due
        returning invoice_id
      )
      update financial.invoice_order o set invoice_id = kept.invoice_id, state = case when o.state = 'ordered' then 'issued' else o.state end
      from kept where o.tenant_id = ${tenantId} and o.reference = ${reference}::uuid`,
  )
}

/** Cancels the invoice on `today`, a civil date. */
export async function keepVoided(client: pg.ClientBase, tenantId: number, reference: string, today: string): Promise<void> {
  await query(
    client,
    sql`with ended as (
        update financial.invoice_order set state = 'voided'
        where tenant_id = ${tenantId} and reference = ${reference}::uuid and state in ('ordered', 'voiding') returning invoice_id
      )
      update financial.invoice v set canceled_on = ${today}::date from ended
      where v.tenant_id = ${tenantId} and v.invoice_id = ended.invoice_id and v.canceled_on is null`,
  )
}

export async function postpone(
  client: pg.ClientBase,
  tenantId: number,
  reference: string,
  { nextAttemptAt, problem }: { nextAttemptAt: Date; problem: string | null },
): Promise<void> {
  await query(
    client,
    sql`update financial.invoice_order set attempts = attempts + 1, problem = ${problem}::text, next_attempt_at = ${nextAttemptAt.toISOString()}::timestamptz
      where tenant_id = ${tenantId} and reference = ${reference}::uuid and state in ('ordered', 'voiding')`,
  )
}
