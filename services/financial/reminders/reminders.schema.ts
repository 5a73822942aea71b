import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ReminderDays } from '#api/financial/reminders.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial, instant } from '../database/columns.schema.ts'
import { debt } from '../debts/debts.schema.ts'

/** Users without a row get `defaultPreferences`. */
export const reminderPreference = financial.table(
  'reminder_preference',
  {
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    daysBefore: integer('days_before').array().$type<ReminderDays[]>().notNull(),
    onDueDay: boolean('on_due_day').notNull(),
    overdue: boolean().notNull(),
    mail: boolean().notNull(),
    inApp: boolean('in_app').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId] }),
    check('reminder_preference_days', sql`${table.daysBefore} <@ '{1,3,5,7,10}'::int[]`),
    tenantPolicy(),
  ],
)

export type ReminderChannel = 'mail' | 'in_app'

/** `sending` is final for mail, which may have left; `dropped` was paid or too late. */
export type ReminderState = 'waiting' | 'sending' | 'sent' | 'dropped'

/** Recorded before sending, once per debt, occasion and channel. */
export const reminder = financial.table(
  'reminder',
  {
    reminderId: bigint('reminder_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    debtId: integer('debt_id')
      .notNull()
      .references(() => debt.debtId),
    /** `before-3`, `due`, `overdue-7`. */
    kind: text().notNull(),
    channel: text().$type<ReminderChannel>().notNull(),
    remindOn: date('remind_on').notNull(),
    state: text().$type<ReminderState>().notNull(),
    messageId: uuid('message_id'),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    unique('reminder_once').on(table.debtId, table.kind, table.channel),
    index('reminder_message').on(table.messageId),
    index('reminder_waiting')
      .on(table.tenantId, table.userId, table.channel)
      .where(sql`${table.state} = 'waiting' or ${table.state} = 'sending' and ${table.channel} = 'in_app'`),
    check('reminder_channel', sql`${table.channel} in ('mail', 'in_app')`),
    check(
      'reminder_state',
      sql`${table.state} in ('waiting', 'sending', 'sent', 'dropped') and (${table.state} = 'sent') = (${table.sentAt} is not null)`,
    ),
    tenantPolicy(),
  ],
)
