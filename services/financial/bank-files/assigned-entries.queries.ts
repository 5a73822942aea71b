import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AssignedEntry } from '#api/financial/bank-files.ts'
import { query } from '../../platform/query.ts'

export interface FoundAssignment extends Omit<AssignedEntry, 'assignedBy' | 'assignedAt'> {
  assignedBy: number
  assignedAt: Date
}

const most = 200

/** Returns entries of an account under unknown numbers that staff assigned to students, by payment day. `today` is a civil date. */
export function assignedEntries(
  client: pg.ClientBase,
  { tenantId, timeZone }: { tenantId: number; timeZone: string },
  { accountId, from, to }: { accountId: number; from: string; to: string },
  today: string,
): Promise<FoundAssignment[]> {
  return query<FoundAssignment>(
    client,
    sql`select u.use_id as "useId", entry.our_number as "ourNumber", entry.paid_on as "paidOn", u.amount_cents as amount,
        e.student_name as "studentName", d.debt_id as "debtId", entry.payment_id as "paymentId", u.note, u.made_by as "assignedBy",
        u.made_at as "assignedAt",
        ((u.made_at at time zone ${timeZone}::text)::date = ${today}::date and not (d.request_id is not null or d.reenrollment_id is not null)) as "isUndoable"
      from financial.credit_use u
      join financial.debt d on d.debt_id = u.debt_id
      join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      join financial.receipt r on r.end_to_end_id = u.bank_entry_id
      cross join lateral (
        select b.our_number, b.paid_on, b.payment_id from financial.bank_file_entry b
        where b.tenant_id = u.tenant_id and b.payment_id = r.payment_id limit 1
      ) entry
      where u.tenant_id = ${tenantId} and u.account_id = ${accountId} and u.kind = 'assignment' and u.undone_at is null
        and entry.paid_on between ${from}::date and ${to}::date
      order by entry.paid_on, entry.our_number, u.use_id limit ${most}`,
  )
}
