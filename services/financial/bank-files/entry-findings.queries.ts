import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../../platform/query.ts'
import { isNear, returnFilePrefix } from '../payments/booking/receipt-twin.queries.ts'

/**
 * Under which the money of `financial.bank_file_entry e` of the file `f` is booked. An entry of another file has another ordinal, unless
 * that is the same file again (`numberEntries`).
 */
export const entryId = sql`(${returnFilePrefix}::text || f.account_id || '-' || e.our_number || '-' || e.movement || '-'
  || coalesce(to_char(e.paid_on, 'YYYYMMDD'), '') || '-' || e.amount_cents || '-' || e.ordinal)`

export const isMoney = sql`(e.effect = 'money' and e.amount_cents > 0)`

/** Condition for entries of a reconciliation: money, and entries that somebody still has to check. */
export const isOfReconciliation = sql`(${isMoney} or e.finding = 'to_check' and e.amount_cents > 0 and e.paid_on is not null)`

/** Condition for money entries of files that wait for confirmation. */
export const waitsForFile = sql`(f.status in ('ready', 'booking', 'canceled') and e.state = 'waiting')`

/** The finding for `financial.bank_file_entry e`, matched with its payment `p` if there is one. */
export const findingColumn = sql`case when e.finding <> 'amount_differs' then e.finding
  when e.amount_cents < p.amount_cents then 'paid_less' else 'paid_more' end`

/** Noon of the payment day, because files give no time. */
export const paymentInstant = (timeZone: string) => sql`((e.paid_on + time '12:00') at time zone ${timeZone}::text)`

interface FileOfTenant {
  tenantId: number
  fileId: string
}

/**
 * Counts equal entries of the account, file by file. A file with the number and the day of an earlier one is the same again: its entries
 * have the ordinals of that one, and money of them is booked once.
 */
export async function numberEntries(client: pg.ClientBase, { tenantId, fileId }: FileOfTenant): Promise<void> {
  // Locked, because two files read at the same time would number their entries alike.
  await query(
    client,
    sql`select pg_advisory_xact_lock(hashtext('financial.bank_file'), account_id) from financial.bank_file
      where tenant_id = ${tenantId} and file_id = ${fileId}::uuid`,
  )
  await query(
    client,
    sql`with entries as materialized (
        select e.line, f.account_id, f.sequence, f.generated_on, e.our_number, e.movement, e.paid_on, e.amount_cents,
          row_number() over (partition by e.our_number, e.movement, e.paid_on, e.amount_cents order by e.line)::int as position
        from financial.bank_file_entry e join financial.bank_file f using (file_id)
        where e.tenant_id = ${tenantId} and e.file_id = ${fileId}::uuid and ${isMoney}
      ), numbered as materialized (
        select n.line, coalesce(same.ordinals[n.position], coalesce(other.most, 0) + n.position - coalesce(cardinality(same.ordinals), 0)) as ordinal
        from entries n cross join lateral (
          select max(e.ordinal) as most, min(e.file_id::text) filter (where ${isSameFile}) as same_file
          from financial.bank_file_entry e join financial.bank_file f using (file_id) where ${isEqual(tenantId, fileId)}
        ) other cross join lateral (
          select array_agg(e.ordinal order by e.ordinal) as ordinals from financial.bank_file_entry e join financial.bank_file f using (file_id)
          where ${isEqual(tenantId, fileId)} and e.file_id::text = other.same_file
        ) same
      )
      update financial.bank_file_entry e set ordinal = numbered.ordinal from numbered
      where e.tenant_id = ${tenantId} and e.file_id = ${fileId}::uuid and e.line = numbered.line and numbered.ordinal > 1`,
  )
}

const isSameFile = sql`f.sequence = n.sequence and f.generated_on is not distinct from n.generated_on`

const isEqual = (tenantId: number, fileId: string) => sql`e.tenant_id = ${tenantId} and e.our_number = n.our_number
  and e.file_id <> ${fileId}::uuid and f.account_id = n.account_id and e.movement = n.movement and e.paid_on is not distinct from n.paid_on
  and e.amount_cents = n.amount_cents`

/** Determines what each waiting entry belongs to and what booking it would do. */
export async function findSlips(
  client: pg.ClientBase,
  { tenantId, fileId }: FileOfTenant,
  { timeZone, today }: { timeZone: string; today: string },
): Promise<void> {
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
                  and ${isNear(paymentInstant(timeZone))}
                  and not exists (select from financial.receipt_twin t where t.receipt_id = r.end_to_end_id)) then 'booked_before'
              when e.paid_on > ${today}::date then 'future_day'
              when exists (select from financial.receipt r where r.payment_id = p.payment_id)
                or exists (select from financial.bank_file_entry o where o.tenant_id = e.tenant_id and o.our_number = e.our_number
                  and o.file_id = e.file_id and o.line < e.line and o.effect = 'money' and o.amount_cents > 0
                  and o.paid_on <= ${today}::date) then 'paid_again'
              when p.amount_cents <> e.amount_cents then 'amount_differs'
              else 'matches'
            end
            when e.effect = 'uncertain' then 'to_check'
            when e.effect in ('unknown', 'rejected', 'written_off', 'protested') and e.amount_cents > 0 then 'to_check'
            when e.effect in ('registered', 'rejected', 'written_off', 'protested', 'new_due_date') then e.effect
            else 'no_money'
          end
        from financial.bank_file f
        left join financial.payment p on p.txid = e.our_number and p.tenant_id = e.tenant_id and p.method = 'bank_slip'
        where f.tenant_id = ${tenantId} and f.file_id = e.file_id
      )
      where e.tenant_id = ${tenantId} and e.file_id = ${fileId}::uuid and e.state = 'waiting'`,
  )
}
