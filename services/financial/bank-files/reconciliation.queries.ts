import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Reconciliation, ReconciliationDifference } from '#api/bank-files.ts'
import type { BankManager } from '../banks/banks.queries.ts'
import { startOfDay } from '../debts/debts.queries.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { entryId, isMoney } from './entry-findings.queries.ts'
import { requireAccount } from './remittances.queries.ts'

const mostDifferences = 200

interface Figures {
  bankEntries: number
  bankAmount: number
  fees: number
  bookedEntries: number
  bookedAmount: number
}

/**
 * What the bank's files say of an account in a period, what is booked of its slips, and each entry in which the two differ: an entry in
 * several files counts once. Throws NOT_FOUND for an account that is not the caller's.
 */
export function reconciliationOf(
  pool: pg.Pool,
  manager: BankManager & { timeZone: string },
  { accountId, from, to }: { accountId: number; from: string; to: string },
): Promise<Reconciliation> {
  const { tenantId, timeZone } = manager
  return readTenant(pool, tenantId, async ({ client }) => {
    await requireAccount(client, manager, accountId)
    const said = sql`said as (
      select distinct on (id) * from (
        select ${entryId} as id, f.file_id, e.our_number, e.paid_on, e.amount_cents, e.fee_cents, e.payment_id
        from financial.bank_file f join financial.bank_file_entry e using (file_id)
        where f.tenant_id = ${tenantId} and f.account_id = ${accountId} and ${isMoney} and e.paid_on between ${from}::date and ${to}::date
      ) every order by id, file_id
    )`
    const booked = sql`booked as (
      select r.end_to_end_id as id, t.end_to_end_id as twin, r.amount_cents, r.paid_at, p.txid, p.payment_id, p.amount_cents as expected
      from financial.receipt r join financial.payment p using (payment_id)
      left join financial.receipt_twin t on t.receipt_id = r.end_to_end_id
      where r.tenant_id = ${tenantId} and p.slip_account_id = ${accountId}
        and r.paid_at >= ${startOfDay(sql`${from}::date`, timeZone)} and r.paid_at < ${startOfDay(sql`${to}::date + 1`, timeZone)}
    )`
    const [figures] = await query<Figures>(
      client,
      sql`with ${said}, ${booked}
        select (select count(*)::int from said) as "bankEntries", (select coalesce(sum(amount_cents), 0)::bigint from said) as "bankAmount",
          (select coalesce(sum(fee_cents), 0)::bigint from said) as fees,
          (select count(*)::int from booked) as "bookedEntries", (select coalesce(sum(amount_cents), 0)::bigint from booked) as "bookedAmount"`,
    )
    const differences = await query<ReconciliationDifference>(
      client,
      sql`with ${said}, ${booked}, held as (
          select s.*, p.amount_cents as expected,
            exists (select from financial.receipt r where r.end_to_end_id = s.id)
              or exists (select from financial.receipt_twin t where t.end_to_end_id = s.id) as is_booked
          from said s left join financial.payment p on p.payment_id = s.payment_id
        )
        select case when is_booked then 'amount_differs' else 'not_booked' end as kind, our_number as "ourNumber", paid_on as "paidOn",
          amount_cents as amount, expected, payment_id as "paymentId", file_id as "fileId"
        from held where not is_booked or expected <> amount_cents
        union all
        select 'not_in_file', txid, (paid_at at time zone ${timeZone}::text)::date, amount_cents, expected, payment_id, null
        from booked b where not exists (
          select from financial.bank_file f join financial.bank_file_entry e using (file_id)
          where f.account_id = ${accountId} and e.tenant_id = ${tenantId} and e.payment_id = b.payment_id and ${entryId} in (b.id, b.twin)
        )
        order by "paidOn", "ourNumber" limit ${mostDifferences + 1}`,
    )
    const { bankEntries, bankAmount, fees, bookedEntries, bookedAmount } = figures!
    return {
      bank: { entries: bankEntries, amount: bankAmount, fees },
      booked: { entries: bookedEntries, amount: bookedAmount },
      differences: differences.slice(0, mostDifferences),
      hasMore: differences.length > mostDifferences,
    }
  })
}
