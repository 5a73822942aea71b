import { sql } from 'drizzle-orm'

/** Of `financial.ledger_entry l`: not of an act of staff that was undone. */
export const inForce = sql`(l.use_id is null or exists (
  select from financial.credit_use act where act.use_id = l.use_id and act.undone_at is null))`

/** Of `financial.ledger_entry l`: where the money went when it was booked, whatever credit of it was used for afterwards. */
export const asBooked = sql`(l.credit_id is null and l.kind in ('settlement', 'credit') and (l.use_id is null or exists (
  select from financial.credit_use act where act.use_id = l.use_id and act.kind = 'assignment' and act.undone_at is null)))`
