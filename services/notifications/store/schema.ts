import { index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tenantPolicy } from '../../platform/tenant-policy.ts'

export const notificationsSchema = pgSchema('notifications')

/** One message to one person. */
export const recipient = notificationsSchema.table(
  'recipient',
  {
    id: uuid().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    title: text().notNull(),
    message: text().notNull(),
    icon: text(),
    targetUrl: text('target_url'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [index('recipient_inbox').on(table.tenantId, table.userId, table.sentAt.desc()), tenantPolicy()],
)
