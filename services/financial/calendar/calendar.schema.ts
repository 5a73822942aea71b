import { boolean, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial, instant } from '../database/columns.schema.ts'

export const calendarLink = financial.table(
  'calendar_link',
  {
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    lastReadAt: instant('last_read_at'),
    showAmounts: boolean('show_amounts').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] }), tenantPolicy()],
)
