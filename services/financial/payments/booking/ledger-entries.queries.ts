import { sql } from 'drizzle-orm'

/** Whether `financial.ledger_entry l` does not belong to an act of staff that was undone. */
export const inForce = sql`(l.use_id is null or exists (
  select from financial.credit_use act where act.use_id = l.use_id and act.undone_at is null))`

/** Whether `financial.ledger_entry l` tells where the money went when it was booked, whatever its credit was used for afterwards. */
export const asBooked = sql`(l.credit_id is null and l.kind in ('settlement', 'credit') and (l.use_id is null or exists (
  select from financial.credit_use act where act.use_id = l.use_id and act.kind = 'assignment' and act.undone_at is null)))`

/** When the act of `financial.ledger_entry l` applied credit; null where the entry is not the use of credit. */
export const applicationInstant = sql`(
  select act.made_at from financial.credit_use act where act.use_id = l.use_id and act.kind = 'application')`

/**
 * What each transfer paid of `financial.debt d` and still counts for, directly or by credit of it that was applied: `cents`, their first
 * `entry_id`, and `applied_at`, null but for credit.
 */
export const paidOfDebt = sql`(
  select l.end_to_end_id, sum(l.amount_cents)::bigint as cents, min(l.entry_id) as entry_id, min(${applicationInstant}) as applied_at
  from financial.ledger_entry l
  where l.tenant_id = d.tenant_id and l.debt_id = d.debt_id and l.kind = 'settlement' and ${inForce}
  group by l.end_to_end_id, l.use_id having sum(l.amount_cents) > 0)`
