import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ReminderPreferences } from '#api/financial/reminders.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { OwnScope } from '../access/scopes.ts'

/** For users who never chose. */
export const defaultPreferences: ReminderPreferences = { daysBefore: [3], onDueDay: true, overdue: false, mail: false, inApp: true }

type Holder = Pick<OwnScope, 'tenantId' | 'userId'>

export function reminderPreferences(pool: pg.Pool, { tenantId, userId }: Holder): Promise<ReminderPreferences> {
  return readTenant(pool, tenantId, ({ client }) => read(client, { tenantId, userId }))
}

/** Changes only the given fields, so concurrent changes both apply (PATCH /reminders/preferences). */
export function changeReminderPreferences(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  { tenantId, userId }: Holder,
  { daysBefore, onDueDay, overdue, mail, inApp }: { [Name in keyof ReminderPreferences]?: ReminderPreferences[Name] | undefined },
): Promise<ReminderPreferences> {
  const days = daysBefore && `{${[...new Set(daysBefore)].sort((one, other) => one - other).join(',')}}`
  const standard = defaultPreferences
  return inTenant(pool, tenantId, async ({ client }) => {
    await query(
      client,
      sql`insert into financial.reminder_preference as p (tenant_id, user_id, days_before, on_due_day, overdue, mail, in_app, changed_at)
        values (${tenantId}, ${userId}, ${days ?? `{${standard.daysBefore.join(',')}}`}::int[], ${onDueDay ?? standard.onDueDay},
          ${overdue ?? standard.overdue}, ${mail ?? standard.mail}, ${inApp ?? standard.inApp}, ${clock.now().toISOString()})
        on conflict (tenant_id, user_id) do update set
          days_before = coalesce(${days ?? null}::int[], p.days_before), on_due_day = coalesce(${onDueDay ?? null}::boolean, p.on_due_day),
          overdue = coalesce(${overdue ?? null}::boolean, p.overdue), mail = coalesce(${mail ?? null}::boolean, p.mail),
          in_app = coalesce(${inApp ?? null}::boolean, p.in_app), changed_at = excluded.changed_at`,
    )
    return read(client, { tenantId, userId })
  })
}

async function read(client: pg.ClientBase, { tenantId, userId }: Holder): Promise<ReminderPreferences> {
  const [row] = await query<ReminderPreferences>(
    client,
    sql`select days_before as "daysBefore", on_due_day as "onDueDay", overdue, mail, in_app as "inApp"
      from financial.reminder_preference where tenant_id = ${tenantId} and user_id = ${userId}`,
  )
  return row ?? defaultPreferences
}
