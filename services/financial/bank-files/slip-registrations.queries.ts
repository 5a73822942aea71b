import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../../platform/query.ts'
import { slipBarcode } from '../payments/slips/slip-line.ts'

interface RegisteredSlip {
  paymentId: string
  ourNumber: string
  bank: string
  wallet: string
  amount: number
  dueOn: string
}

/** Slips that the bank registered get their bar code and can be paid; those it refused can be sent again. */
export async function settleRegistrations(client: pg.ClientBase, tenantId: number, fileId: string): Promise<void> {
  const ofFile = sql`e.tenant_id = ${tenantId} and e.file_id = ${fileId}::uuid and e.state = 'waiting'`
  const registered = await query<RegisteredSlip>(
    client,
    sql`select p.payment_id as "paymentId", p.txid as "ourNumber", b.code as bank, a.wallet, p.amount_cents as amount, p.slip_due_on as "dueOn"
      from financial.bank_file_entry e
      join financial.payment p on p.payment_id = e.payment_id
      join financial.bank_account a on a.account_id = p.slip_account_id
      join financial.bank b on b.bank_id = a.bank_id
      where ${ofFile} and e.finding = 'registered' and p.charge_state = 'requested'`,
  )
  const slips = registered.map(({ paymentId, ourNumber, wallet, ...terms }) => ({
    paymentId,
    barcode: slipBarcode(terms, `000000${ourNumber}${wallet}`),
  }))
  await query(
    client,
    sql`with kept as (
        update financial.payment p set slip_barcode = s.barcode, charge_state = 'registered'
        from jsonb_to_recordset(${JSON.stringify(slips)}::jsonb) as s("paymentId" uuid, barcode text)
        where p.tenant_id = ${tenantId} and p.payment_id = s."paymentId" and p.charge_state = 'requested' returning p.payment_id
      ) select pg_notify('financial_payment', payment_id::text) from kept`,
  )
  await query(
    client,
    sql`delete from financial.bank_remittance_slip s using financial.bank_file_entry e
      where ${ofFile} and e.finding = 'rejected' and s.tenant_id = ${tenantId} and s.payment_id = e.payment_id`,
  )
}
