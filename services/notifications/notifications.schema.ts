import { sql } from 'drizzle-orm'
import { index, integer, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DisplayMode } from '#api/notifications.ts'
import { tenantPolicy } from '../platform/tenant-policy.ts'

export const notificationsSchema = pgSchema('notifications')

export const recipient = notificationsSchema.table(
  'recipient',
  {
    id: uuid().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    title: text().notNull(),
    message: text().notNull(),
    icon: text(),
    /** Common target; `recipientTargetUrl` takes precedence. */
    targetUrl: text('target_url'),
    recipientTargetUrl: text('recipient_target_url'),
    displayMode: text('display_mode').$type<DisplayMode>().notNull().default('toast'),
    /** Makes notifications of one event idempotent. */
    eventKey: text('event_key'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    // Scanned backwards for newest first.
    index('recipient_inbox').on(table.tenantId, table.userId, table.sentAt, table.id),
    index('recipient_unread').on(table.tenantId, table.userId, table.sentAt, table.id).where(sql`read_at is null`),
    uniqueIndex('recipient_event').on(table.tenantId, table.userId, table.eventKey),
    tenantPolicy(),
  ],
)
