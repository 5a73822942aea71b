import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../database/query.ts'
import { defaultPreferences as standard } from './reminder-preferences.queries.ts'

/** Days before and after today between which a debt's due date may ask for a reminder. */
const [latest, earliest] = [10, 21]

/**
 * Records the reminders of a day, before any is sent: for each open debt of somebody with an account, what their
 * preferences ask for. A second run, here or in another process, adds nothing.
 *
 * @param today civil day
 */
export async function recordReminders(
  client: pg.ClientBase,
  tenantId: number,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  await query(
    client,
    sql`insert into financial.reminder (tenant_id, user_id, debt_id, kind, channel, remind_on, state, next_attempt_at)
      select d.tenant_id, e.user_id, d.debt_id, occasion.kind, way.channel, ${today}::date, 'waiting', ${now.toISOString()}::timestamptz
      from financial.debt d
      join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id and e.user_id is not null
      left join financial.reminder_preference p on p.tenant_id = d.tenant_id and p.user_id = e.user_id
      cross join lateral (select d.due_date - ${today}::date as days) due
      cross join lateral (select case
        when due.days > 0 and due.days = any(coalesce(p.days_before, ${`{${standard.daysBefore.join(',')}}`}::int[])) then 'before-' || due.days
        when due.days = 0 and coalesce(p.on_due_day, ${standard.onDueDay}::boolean) then 'due'
        when due.days in (-7, -14, -21) and coalesce(p.overdue, ${standard.overdue}::boolean) then 'overdue-' || -due.days
      end as kind) occasion
      join lateral (values ('mail', coalesce(p.mail, ${standard.mail}::boolean)), ('in_app', coalesce(p.in_app, ${standard.inApp}::boolean))) way (channel, wanted) on way.wanted
      where d.tenant_id = ${tenantId} and d.status = 'open' and occasion.kind is not null
        and d.due_date between ${today}::date - ${earliest}::int and ${today}::date + ${latest}::int
      order by d.debt_id
      on conflict (debt_id, kind, channel) do nothing`,
  )
}
