import { customType, integer, jsonb, type PgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantPolicy } from './tenant-policy.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The table of a service's list views, shared by its processes. Migrations make it `unlogged`, as it is read anew after a crash, and store
 * `ids` as `external`, so that a page reads its own bytes alone.
 */
export const listViewTable = (schema: PgSchema) =>
  schema.table(
    'list_view',
    {
      tenantId: integer('tenant_id').notNull(),
      view: text().notNull(),
      /** Four bytes for each row, little-endian. */
      ids: bytes().notNull(),
      totals: jsonb().notNull(),
      /** When the reading began. */
      builtAt: timestamp('built_at', { withTimezone: true }).notNull(),
    },
    (table) => [primaryKey({ columns: [table.tenantId, table.view] }), tenantPolicy()],
  )
