import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { startOfDay } from '../debts/debts.queries.ts'
import { query } from '../../platform/query.ts'
import { dueDays, slipBarcode } from '../payments/slips/slip-line.ts'

interface ChangedSlip {
  paymentId: string
  ourNumber: string
  bank: string
  wallet: string
  amount: number
  dueOn: string
  /** Null until it is registered. */
  barcode: string | null
}

interface FileOfTenant {
  tenantId: number
  fileId: string
}

/** Applies the waiting entries of a file to the slips of its account, except for money (bank-movements.ts). */
export async function changeSlips(
  client: pg.ClientBase,
  file: FileOfTenant,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<void> {
  await registerSlips(client, file)
  await moveDueDates(client, file, timeZone)
  await endSlips(client, file, now)
}

const pendingChanges = ({ tenantId, fileId }: FileOfTenant) =>
  sql`e.tenant_id = ${tenantId} and e.file_id = ${fileId}::uuid and e.state = 'waiting'`

/** Selects slips by their last entry in the file. */
const getSlips = (dueOn: SQL, condition: SQL) => sql`select distinct on (p.payment_id) p.payment_id as "paymentId", p.txid as "ourNumber",
    b.code as bank, a.wallet, p.amount_cents as amount, ${dueOn} as "dueOn", p.slip_barcode as barcode
  from financial.bank_file_entry e
  join financial.payment p on p.payment_id = e.payment_id
  join financial.bank_account a on a.account_id = p.slip_account_id
  join financial.bank b on b.bank_id = a.bank_id
  where ${condition} order by p.payment_id, e.line desc`

/** Slips that the bank registered get their bar code and can be paid. */
async function registerSlips(client: pg.ClientBase, file: FileOfTenant): Promise<void> {
  const isNew = sql`${pendingChanges(file)} and e.effect = 'registered' and p.charge_state = 'requested'`
  const registered = await query<ChangedSlip>(client, getSlips(sql`p.slip_due_on`, isNew))
  const slips = registered.map(({ paymentId, ourNumber, wallet, ...terms }) => ({
    paymentId,
    barcode: slipBarcode(terms, `000000${ourNumber}${wallet}`),
  }))
  await query(
    client,
    sql`with kept as (
        update financial.payment p set slip_barcode = s.barcode, charge_state = 'registered'
        from jsonb_to_recordset(${JSON.stringify(slips)}::jsonb) as s("paymentId" uuid, barcode text)
        where p.tenant_id = ${file.tenantId} and p.payment_id = s."paymentId" and p.charge_state = 'requested' returning p.payment_id
      ) select pg_notify('financial_payment', payment_id::text) from kept`,
  )
}

/** Moves the due date of slips, also in their bar code, if the bank accepts them until another day. */
async function moveDueDates(client: pg.ClientBase, file: FileOfTenant, timeZone: string): Promise<void> {
  const isMoved = sql`${pendingChanges(file)} and e.effect = 'new_due_date' and p.status = 'waiting_for_payment' and e.due_on <> p.slip_due_on
    and e.due_on between ${dueDays.first}::date and ${dueDays.last}::date`
  const moved = await query<ChangedSlip>(client, getSlips(sql`e.due_on`, isMoved))
  const slips = moved.map(({ paymentId, dueOn, barcode, bank, amount }) => ({
    paymentId,
    dueOn,
    barcode: barcode && slipBarcode({ bank, amount, dueOn }, barcode.slice(19)),
  }))
  const end = startOfDay(sql`financial.next_banking_day(p.institution_id, s."dueOn") + 1`, timeZone)
  await query(
    client,
    sql`with kept as (
        update financial.payment p set slip_due_on = s."dueOn", slip_barcode = s.barcode, expires_at = ${end}
        from jsonb_to_recordset(${JSON.stringify(slips)}::jsonb) as s("paymentId" uuid, "dueOn" date, barcode text)
        where p.tenant_id = ${file.tenantId} and p.payment_id = s."paymentId" and p.status = 'waiting_for_payment' returning p.payment_id
      ) select pg_notify('financial_payment', payment_id::text) from kept`,
  )
}

/** Stops offering slips that the bank no longer accepts, so that new ones can be made. Money that still arrives is booked. */
function endSlips(client: pg.ClientBase, file: FileOfTenant, now: Date): Promise<unknown> {
  return query(
    client,
    sql`with ended as (
        update financial.payment p set status = 'canceled', charge_state = 'removed', ended_at = ${now.toISOString()}::timestamptz,
          bank_end = last.effect, bank_end_reasons = last.reasons
        from (
          select distinct on (e.payment_id) e.payment_id, e.effect, e.reasons from financial.bank_file_entry e
          where ${pendingChanges(file)} and e.effect in ('rejected', 'written_off', 'protested') order by e.payment_id, e.line desc
        ) last
        where p.tenant_id = ${file.tenantId} and p.payment_id = last.payment_id and p.status = 'waiting_for_payment' returning p.payment_id
      ) select pg_notify('financial_payment', payment_id::text) from ended`,
  )
}
