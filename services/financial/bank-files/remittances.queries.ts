import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Remittance, RemittanceAccount } from '#api/financial/bank-files.ts'
import type { BankManager } from '../banks/banks.queries.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { accountColumns } from './bank-files.queries.ts'
import { type RemittanceParties, type RemittanceSlip, writeRemittance } from './write-remittance.ts'

const mostListed = 50

/** Accounts with what waits for registration, and the latest remittances (GET /bank-remittances). */
export function listRemittances(
  pool: pg.Pool,
  manager: BankManager,
  now: Date,
): Promise<{ accounts: RemittanceAccount[]; results: Remittance[] }> {
  return readTenant(pool, manager.tenantId, async ({ client }) => {
    const accounts = await query<{ account: RemittanceAccount }>(
      client,
      sql`select jsonb_build_object(${accountColumns}, 'waiting', (
          select count(*) from financial.payment p where p.slip_account_id = a.account_id and ${waits(now)})) as account
        ${ofManager(manager)} order by i.name, b.nickname, a.account_id`,
    )
    const results = await query<RemittanceRow>(
      client,
      sql`${remittances} where r.account_id in (select a.account_id ${ofManager(manager)}) order by r.made_at desc limit ${mostListed}`,
    )
    return { accounts: accounts.map(({ account }) => account), results: results.map(toRemittance) }
  })
}

/** Makes a remittance of all slips of the account that are unconfirmed and in no remittance. Throws NOT_FOUND, NOT_ALLOWED if there are none. */
export function makeRemittance(
  pool: pg.Pool,
  manager: BankManager & { timeZone: string },
  accountId: number,
  now: Date,
): Promise<Remittance> {
  const { tenantId, timeZone } = manager
  return inTenant(pool, tenantId, async ({ client }) => {
    const parties = await requireAccount(client, manager, accountId, sql`for update of a`)
    const slips = await query<RemittanceSlip & { paymentId: string }>(
      client,
      sql`select p.payment_id as "paymentId", p.txid as "ourNumber", p.amount_cents as amount, p.slip_due_on as "dueOn",
          financial.next_banking_day(p.institution_id, p.slip_due_on) - p.slip_due_on as "daysAfter",
          (p.created_at at time zone ${timeZone}::text)::date as "issuedOn", payer.*
        from financial.payment p
        join lateral (
          select e.student_name as "payerName", e.tax_id as "payerTaxId", d.type = 'tuition' as "isTuition"
          from financial.payment_debt pd join financial.debt d on d.debt_id = pd.debt_id
          join financial.enrollment e on e.enrollment_id = d.enrollment_id
          where pd.payment_id = p.payment_id order by pd.debt_id limit 1
        ) payer on true
        where p.tenant_id = ${tenantId} and p.slip_account_id = ${accountId} and ${waits(now)} order by p.txid`,
    )
    if (slips.length === 0) throw new DomainError('NOT_ALLOWED')
    const [next] = await query<{ sequence: number; today: string; time: string }>(
      client,
      sql`select coalesce(max(sequence), 0) + 1 as sequence, (${now.toISOString()}::timestamptz at time zone ${timeZone}::text)::date as today,
          to_char(${now.toISOString()}::timestamptz at time zone ${timeZone}::text, 'HH24MISS') as time
        from financial.bank_remittance where account_id = ${accountId}`,
    )
    const remittanceId = crypto.randomUUID()
    const amount = slips.reduce((sum, slip) => sum + slip.amount, 0)
    await query(
      client,
      sql`insert into financial.bank_remittance (remittance_id, tenant_id, account_id, sequence, made_at, slips, amount_cents, content)
        values (${remittanceId}::uuid, ${tenantId}, ${accountId}, ${next!.sequence}, ${now.toISOString()}::timestamptz, ${slips.length}, ${amount},
          ${writeRemittance(parties, slips, next!)})`,
    )
    await query(
      client,
      sql`insert into financial.bank_remittance_slip (payment_id, tenant_id, remittance_id)
        select "paymentId", ${tenantId}::int, ${remittanceId}::uuid from jsonb_to_recordset(${JSON.stringify(slips)}::jsonb) as s("paymentId" uuid)`,
    )
    return toRemittance({ remittanceId, accountId, sequence: next!.sequence, madeAt: now, slips: slips.length, amount })
  })
}

/** The same bytes each time. Throws NOT_FOUND. */
export async function readRemittance(pool: pg.Pool, manager: BankManager, remittanceId: string): Promise<File> {
  const [found] = await readTenant(pool, manager.tenantId, ({ client }) =>
    query<{ sequence: number; content: string }>(
      client,
      sql`select r.sequence, r.content from financial.bank_remittance r
        where r.remittance_id = ${remittanceId}::uuid and r.account_id in (select a.account_id ${ofManager(manager)})`,
    ),
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return new File([found.content], fileName(found.sequence), { type: 'text/plain' })
}

/** Throws NOT_FOUND for an account that is not the caller's. */
export async function requireAccount(
  client: pg.ClientBase,
  manager: BankManager,
  accountId: number,
  lock = sql``,
): Promise<RemittanceParties> {
  const [found] = await query<RemittanceParties>(
    client,
    sql`select b.code as bank, b.name as "bankName", i.name as "institutionName", i.tax_id as "taxId", a.branch, a.number, a.digit,
        a.agreement, a.wallet
      ${ofManager(manager)} and a.account_id = ${accountId} ${lock}`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

interface RemittanceRow extends Omit<Remittance, 'madeAt' | 'fileName'> {
  madeAt: Date
}

const fileName = (sequence: number) => `CB${String(sequence).padStart(6, '0')}.REM`

const toRemittance = ({ madeAt, ...row }: RemittanceRow): Remittance => ({
  ...row,
  fileName: fileName(row.sequence),
  madeAt: madeAt.toISOString(),
})

const remittances = sql`select r.remittance_id as "remittanceId", r.account_id as "accountId", r.sequence, r.made_at as "madeAt", r.slips,
  r.amount_cents as amount from financial.bank_remittance r`

/** Accounts `a` that the caller manages. */
export const ofManager = (manager: BankManager) =>
  sql`from financial.bank_account a join financial.bank b on b.bank_id = a.bank_id join financial.institution i on i.institution_id = a.institution_id
    where ${placeCondition(manager, 'a')}`

/** The condition by which a `financial.payment p` waits for a remittance. */
const waits = (now: Date) => sql`p.method = 'bank_slip' and p.status = 'waiting_for_payment' and p.charge_state = 'requested'
  and p.expires_at > ${now.toISOString()}::timestamptz
  and not exists (select from financial.bank_remittance_slip s where s.payment_id = p.payment_id)`
