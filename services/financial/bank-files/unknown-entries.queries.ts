import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../../platform/query.ts'
import type { CreditManager } from '../credits/credit-uses.queries.ts'
import type { OwedDebt } from '../payments/booking/settle-debt.queries.ts'
import { getTxid } from '../payments/payment-attempt.queries.ts'
import { entryId as idOfEntry } from './entry-findings.queries.ts'
import { compared, isAssignable } from './reconciliation.queries.ts'

interface Entry {
  accountId: number
  entryId: string
  paidOn: string
}

/** Locks money received under an unknown number, so that nobody else assigns it, and returns it with its account; null if already gone. */
export async function lockUnknownEntry(
  client: pg.ClientBase,
  manager: CreditManager,
  { accountId, entryId, paidOn }: Entry,
): Promise<{ amount: number; paidAt: Date; institutionId: number } | null> {
  await query(client, sql`select pg_advisory_xact_lock(hashtextextended(${`bank-entry ${accountId} ${entryId}`}::text, 0))`)
  const [entry] = await query<{ amount: number; paidAt: Date; institutionId: number }>(
    client,
    sql`with ${compared(manager, { accountId, from: paidOn, to: paidOn })}
      select amount_cents as amount, (paid_on + time '12:00') at time zone ${manager.timeZone}::text as "paidAt",
        (select a.institution_id from financial.bank_account a where a.account_id = ${accountId}) as "institutionId"
      from differing where ${isAssignable} and id = ${entryId}
        and not exists (select from financial.bank_difference_resolution r
          where r.account_id = ${accountId} and r.entry_id = ${entryId} and r.kind = 'not_booked' and r.reopened_at is null)`,
  )
  return entry ?? null
}

interface AssignedMoney extends Entry {
  paidAt: Date
  amount: number
  /** The part of the amount that settles nothing. */
  credit: number
  debt: OwedDebt
  institutionId: number
  now: Date
}

/** Returns the payment for the entry's money: that of an undone assignment, now of the other student, or a new one. */
export async function takePayment(
  client: pg.ClientBase,
  { tenantId }: CreditManager,
  { accountId, entryId, paidOn, paidAt, amount, credit, debt, institutionId, now }: AssignedMoney,
): Promise<string> {
  const [known] = await query<{ payment_id: string }>(
    client,
    sql`update financial.payment p set user_id = ${debt.user_id}::int, status = 'approved', paid_at = ${paidAt.toISOString()}::timestamptz,
        credit_cents = ${credit}, ended_at = null
      from financial.receipt r where r.end_to_end_id = ${entryId} and p.tenant_id = ${tenantId} and p.payment_id = r.payment_id returning p.payment_id`,
  )
  const paymentId = known?.payment_id ?? crypto.randomUUID()
  if (!known) {
    await query(
      client,
      sql`insert into financial.payment (payment_id, tenant_id, institution_id, user_id, idempotency_key, method, status, charge_state, txid,
          amount_cents, credit_cents, created_at, expires_at, paid_at, slip_due_on, slip_account_id)
        values (${paymentId}::uuid, ${tenantId}, ${institutionId}, ${debt.user_id}::int, gen_random_uuid(), 'bank_slip', 'approved', 'removed',
          ${getTxid(paymentId)}, ${amount}, ${credit}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz,
          ${paidAt.toISOString()}::timestamptz, ${paidOn}::date, ${accountId})`,
    )
  }
  await query(client, sql`delete from financial.payment_debt where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid`)
  await query(
    client,
    sql`insert into financial.payment_debt (payment_id, debt_id, tenant_id, amount_cents, amount_on, lines)
      select ${paymentId}::uuid, d.debt_id, d.tenant_id, ${debt.owed}, ${paidOn}::date, financial.amount_lines(d, ${paidOn}::date)
      from financial.debt d where d.tenant_id = ${tenantId} and d.debt_id = ${debt.debt_id}`,
  )
  await markEntries(client, tenantId, { accountId, entryId, paymentId })
  return paymentId
}

/** Books the entry's money once, without assigning it to anybody. Returns the ledger entry, locked. */
export async function bookUnassigned(
  client: pg.ClientBase,
  tenantId: number,
  { entryId, paymentId, amount, paidAt, now }: { entryId: string; paymentId: string; amount: number; paidAt: Date; now: Date },
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  await query(
    client,
    sql`with received as (
        insert into financial.receipt (end_to_end_id, tenant_id, payment_id, amount_cents, paid_at, late, booked_at)
        values (${entryId}, ${tenantId}, ${paymentId}::uuid, ${amount}, ${paidAt.toISOString()}::timestamptz, false, ${at})
        on conflict (end_to_end_id) do nothing returning end_to_end_id
      )
      insert into financial.ledger_entry (tenant_id, end_to_end_id, kind, amount_cents, booked_at)
      select ${tenantId}::int, end_to_end_id, 'unassigned', ${amount}::bigint, ${at} from received`,
  )
  const [entry] = await query<{ entry_id: number }>(
    client,
    sql`select entry_id from financial.ledger_entry
      where tenant_id = ${tenantId} and end_to_end_id = ${entryId} and kind = 'unassigned' and use_id is null for update`,
  )
  return entry!.entry_id
}

/** Unassigns the money of an entry: its payment becomes unused, and the entry is unknown again. */
export async function leaveEntry(
  client: pg.ClientBase,
  { tenantId }: CreditManager,
  { accountId, entryId, now }: { accountId: number; entryId: string; now: Date },
): Promise<void> {
  await query(
    client,
    sql`update financial.payment p set status = 'canceled', paid_at = null, credit_cents = 0, ended_at = ${now.toISOString()}::timestamptz
      from financial.receipt r where r.end_to_end_id = ${entryId} and p.tenant_id = ${tenantId} and p.payment_id = r.payment_id`,
  )
  await markEntries(client, tenantId, { accountId, entryId, paymentId: null })
}

/** Marks the entry in every file that reports it. */
async function markEntries(
  client: pg.ClientBase,
  tenantId: number,
  { accountId, entryId, paymentId }: { accountId: number; entryId: string; paymentId: string | null },
): Promise<void> {
  await query(
    client,
    sql`update financial.bank_file_entry e set payment_id = ${paymentId}::uuid, state = ${paymentId === null ? 'left' : 'booked'}
      from financial.bank_file f
      where f.tenant_id = ${tenantId} and f.account_id = ${accountId} and e.tenant_id = f.tenant_id and e.file_id = f.file_id
        and e.finding = 'unknown_slip' and e.state <> 'waiting' and ${idOfEntry} = ${entryId}`,
  )
}
