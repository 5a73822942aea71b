import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtInstallment, DebtType } from '#api/financial/debts.ts'
import type { AppLocale, LocalizedText } from '#api/locales.ts'
import type { ReminderChannel } from './reminders.schema.ts'
import { textInEach } from '../database/localized-text.queries.ts'
import { query } from '../../platform/query.ts'
import { cardReviews } from '../debts/debts.queries.ts'
import { defaultPreferences as standard } from './reminder-preferences.queries.ts'

export interface RemindedDebt {
  debtId: number
  type: DebtType
  description: LocalizedText | null
  installment: DebtInstallment | null
  competency: string
  dueDate: string
  /** Cents payable today. */
  amount: number
}

/** One message per user and channel with all debts of the day. */
export interface ReminderMessage {
  messageId: string
  tenantId: number
  userId: number
  channel: ReminderChannel
  today: string
  debts: RemindedDebt[]
}

interface WaitingRow {
  reminder_id: number
  kind: string
  open: boolean
  in_review: boolean
  due_date: string
  days_late: number
  debt_id: number
  type: DebtType
  description: LocalizedText | null
  installment: DebtInstallment | null
  competency: string
  amount: number
}

/** Days for which an unsent reminder is still useful. */
const maxDaysLate = 2

/** Milliseconds after which another process resends an in-app message whose sender crashed. */
const retryAfterMs = 10 * 60_000

/**
 * Claims the next message, dropping reminders that were paid, whose card is under review or that are too late. A mail is never claimed twice, since it may have left.
 * Returns null when nothing waits; a message without debts when all were dropped.
 */
export async function claimReminders(
  client: pg.ClientBase,
  tenantId: number,
  { today, now, mainLanguage }: { today: string; now: Date; mainLanguage: AppLocale },
  channels: readonly ReminderChannel[],
): Promise<ReminderMessage | null> {
  // Serialized per tenant: concurrent claims could split one user's debts into two messages.
  await query(client, sql`select pg_advisory_xact_lock(hashtext('financial.reminder'), ${tenantId}::int)`)
  const [next] = await query<{ user_id: number; channel: ReminderChannel; message_id: string | null }>(
    client,
    sql`select user_id, channel, case when state = 'sending' then message_id end as message_id from financial.reminder
      where tenant_id = ${tenantId} and ${isDue(now)} and channel = any(${`{${channels.join(',')}}`}::text[]) order by user_id, channel, reminder_id limit 1`,
  )
  if (!next) return null
  const { user_id: userId, channel } = next
  const rows = await query<WaitingRow>(
    client,
    sql`select r.reminder_id, r.kind, d.status = 'open' as open, review.debt_id is not null as in_review, d.due_date, ${today}::date - r.remind_on as days_late, d.debt_id, d.type, ${textInEach(sql`d.description`, mainLanguage)} as description, d.installment, d.competency,
        financial.debt_amount(d, ${today}::date) as amount
      from financial.reminder r join financial.debt d on d.debt_id = r.debt_id left join ${cardReviews} on review.debt_id = d.debt_id
      where r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.channel = ${channel} and ${isDue(now, 'r.')}
        and r.message_id is not distinct from ${next.message_id}::uuid
      -- Waits for a payment that is just being booked.
      order by d.debt_id for share of d`,
  )
  const isTrue = ({ open, in_review, days_late, kind, due_date }: WaitingRow) =>
    open && !in_review && days_late <= maxDaysLate && (kind.startsWith('overdue') || due_date >= today)
  const messageId = next.message_id ?? crypto.randomUUID()
  await mark(
    client,
    tenantId,
    rows.filter((row) => !isTrue(row)),
    sql`state = 'dropped'`,
  )
  await mark(
    client,
    tenantId,
    rows.filter(isTrue),
    sql`state = 'sending', message_id = ${messageId}::uuid, next_attempt_at = ${new Date(now.getTime() + retryAfterMs).toISOString()}`,
  )
  const debts = new Map(rows.filter(isTrue).map((row) => [row.debt_id, toRemindedDebt(row)]))
  return {
    messageId,
    tenantId,
    userId,
    channel,
    today,
    debts: [...debts.values()].sort((one, other) => (one.dueDate < other.dueDate ? -1 : 1)),
  }
}

/** `next` is `retry` only for a mail that certainly was not sent. */
export async function completeReminders(
  client: pg.ClientBase,
  { tenantId, messageId }: ReminderMessage,
  next: 'sent' | 'dropped' | 'retry',
  now: Date,
): Promise<void> {
  const later = new Date(now.getTime() + retryAfterMs).toISOString()
  const change = {
    sent: sql`state = 'sent', sent_at = ${now.toISOString()}`,
    dropped: sql`state = 'dropped'`,
    retry: sql`state = 'waiting', message_id = null, next_attempt_at = ${later}`,
  }[next]
  await query(
    client,
    sql`update financial.reminder set ${change} where tenant_id = ${tenantId} and message_id = ${messageId}::uuid and state = 'sending'`,
  )
}

function isDue(now: Date, table = '') {
  const column = (name: string) => sql.raw(`${table}${name}`)
  return sql`(${column('state')} = 'waiting' or ${column('state')} = 'sending' and ${column('channel')} = 'in_app') and ${column('next_attempt_at')} <= ${now.toISOString()}::timestamptz`
}

async function mark(client: pg.ClientBase, tenantId: number, rows: readonly WaitingRow[], change: ReturnType<typeof sql>) {
  if (rows.length === 0) return
  const ids = `{${rows.map(({ reminder_id }) => reminder_id).join(',')}}`
  await query(client, sql`update financial.reminder set ${change} where tenant_id = ${tenantId} and reminder_id = any(${ids}::bigint[])`)
}

function toRemindedDebt({ debt_id, type, description, installment, competency, due_date, amount }: WaitingRow): RemindedDebt {
  return { debtId: debt_id, type, description, installment, competency, dueDate: due_date, amount }
}

/** Due dates within this many days before and after today may need a reminder. */
const [latest, earliest] = [10, 21]

/** Records the reminders of a civil day from users' preferences, before any is sent. Idempotent. */
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
