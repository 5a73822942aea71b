import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ReminderPreferences } from '#api/financial/reminders.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { ownerCondition } from '../../platform/scope-condition.ts'
import type { CallerScope } from '../access/scopes.ts'
import { reminderPreference } from './reminders.schema.ts'

/** For users who never chose. */
export const defaultPreferences: ReminderPreferences = { daysBefore: [3], onDueDay: true, overdue: false, mail: false, inApp: true }

type Holder = Pick<CallerScope, 'tenantId' | 'userId'>

export function reminderPreferences(pool: pg.Pool, { tenantId, userId }: Holder): Promise<ReminderPreferences> {
  return readTenant(pool, tenantId, (transaction) => read(transaction, { tenantId, userId }))
}

/** Changes only the given fields, so concurrent changes both apply (PATCH /reminders/preferences). */
export function changeReminderPreferences(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  { tenantId, userId }: Holder,
  { daysBefore, onDueDay, overdue, mail, inApp }: { [Name in keyof ReminderPreferences]?: ReminderPreferences[Name] | undefined },
): Promise<ReminderPreferences> {
  const days = daysBefore && `{${[...new Set(daysBefore)].sort((one, other) => one - other).join(',')}}`
  const standard = defaultPreferences
  return inTenant(pool, tenantId, async (transaction) => {
    await query(
      transaction.client,
      sql`insert into financial.reminder_preference as p (tenant_id, user_id, days_before, on_due_day, overdue, mail, in_app, changed_at)
        values (${tenantId}, ${userId}, ${days ?? `{${standard.daysBefore.join(',')}}`}::int[], ${onDueDay ?? standard.onDueDay},
          ${overdue ?? standard.overdue}, ${mail ?? standard.mail}, ${inApp ?? standard.inApp}, ${clock.now().toISOString()})
        on conflict (tenant_id, user_id) do update set
          days_before = coalesce(${days ?? null}::int[], p.days_before), on_due_day = coalesce(${onDueDay ?? null}::boolean, p.on_due_day),
          overdue = coalesce(${overdue ?? null}::boolean, p.overdue), mail = coalesce(${mail ?? null}::boolean, p.mail),
          in_app = coalesce(${inApp ?? null}::boolean, p.in_app), changed_at = excluded.changed_at`,
    )
    return read(transaction, { tenantId, userId })
  })
}

async function read({ db }: TenantTransaction, holder: Holder): Promise<ReminderPreferences> {
  const { daysBefore, onDueDay, overdue, mail, inApp } = reminderPreference
  const [row] = await db
    .select({ daysBefore, onDueDay, overdue, mail, inApp })
    .from(reminderPreference)
    .where(ownerCondition(holder, reminderPreference))
  return row ?? defaultPreferences
}
