import { bigint, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'

/** The last position of each person; its lock keeps positions in the order of commits. */
export const protocolCursor = academic.table(
  'protocol_cursor',
  {
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    last: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] }), tenantPolicy()],
)

/** Changes in a person's protocols, for open event streams; kept for thirty days. */
export const protocolFeed = academic.table(
  'protocol_feed',
  {
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    /** Position in the feed; consecutive except for purged events. */
    position: bigint({ mode: 'number' }).notNull(),
    requestId: uuid('request_id').notNull(),
    status: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.position] }),
    index('protocol_feed_age').on(table.tenantId, table.at),
    tenantPolicy(),
  ],
)
