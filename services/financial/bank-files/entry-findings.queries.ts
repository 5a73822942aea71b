import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query, toSqlArray } from '../../platform/query.ts'
import { isNear, returnFilePrefix } from '../payments/booking/receipt-twin.queries.ts'
import { movements } from './cnab240.ts'

/**
 * Under which the money of `financial.bank_file_entry e` of the file `f` is booked: the same in every file that holds the entry, since
 * banks send one again in another file.
 */
export const entryId = sql`(${returnFilePrefix}::text || f.account_id || '-' || e.our_number || '-' || e.movement || '-'
  || coalesce(to_char(e.paid_on, 'YYYYMMDD'), '') || '-' || e.amount_cents || '-' || e.ordinal)`

export const isMoney = sql`(e.movement = any(${toSqlArray(movements.money)}::text[]) and e.amount_cents > 0)`

/** Files whose entries of money wait for somebody who confirms them. */
export const waitsForFile = sql`(f.status in ('ready', 'booking', 'canceled') and e.state = 'waiting')`

/** What `financial.bank_file_entry e` of the payment `p`, if it is of one, is here. */
export const findingOf = sql`case when e.finding <> 'amount_differs' then e.finding
  when e.amount_cents < p.amount_cents then 'paid_less' else 'paid_more' end`

/** Noon of the day, for files give no hour. */
export const paidAt = (timeZone: string) => sql`((e.paid_on + time '12:00') at time zone ${timeZone}::text)`

/** Counts entries that are the same but for their line. */
export async function numberEntries(client: pg.ClientBase, tenantId: number, fileId: string): Promise<void> {
  await query(
    client,
    sql`with again as materialized (
        select * from (
          select line, row_number() over (partition by our_number, movement, paid_on, amount_cents order by line) as ordinal
          from financial.bank_file_entry where tenant_id = ${tenantId} and file_id = ${fileId}::uuid
        ) numbered where ordinal > 1
      )
      update financial.bank_file_entry e set ordinal = again.ordinal from again
      where e.tenant_id = ${tenantId} and e.file_id = ${fileId}::uuid and e.line = again.line`,
  )
}

/** Finds what each entry that waits is of, and what booking would do with it. */
export async function findSlips(client: pg.ClientBase, tenantId: number, fileId: string, timeZone: string): Promise<void> {
  await query(
    client,
    sql`update financial.bank_file_entry e set (payment_id, finding) = (
        select case when p.slip_account_id = f.account_id then p.payment_id end,
          case
            when ${isMoney} then case
              when p.payment_id is null then 'unknown_slip'
              when p.slip_account_id is distinct from f.account_id then 'other_account'
              when exists (select from financial.receipt r where r.end_to_end_id = ${entryId})
                or exists (select from financial.receipt_twin t where t.end_to_end_id = ${entryId})
                or exists (select from financial.receipt r where r.payment_id = p.payment_id and r.amount_cents = e.amount_cents
                  and not starts_with(r.end_to_end_id, ${returnFilePrefix})
                  and ${isNear(paidAt(timeZone))}
                  and not exists (select from financial.receipt_twin t where t.receipt_id = r.end_to_end_id)) then 'booked_before'
              when p.amount_cents <> e.amount_cents then 'amount_differs'
              else 'matches'
            end
            when e.movement = ${movements.registered} then 'registered'
            when e.movement = ${movements.rejected} then 'rejected'
            else 'no_money'
          end
        from financial.bank_file f
        left join financial.payment p on p.txid = e.our_number and p.tenant_id = e.tenant_id and p.method = 'bank_slip'
        where f.tenant_id = ${tenantId} and f.file_id = e.file_id
      )
      where e.tenant_id = ${tenantId} and e.file_id = ${fileId}::uuid and e.state = 'waiting'`,
  )
}
