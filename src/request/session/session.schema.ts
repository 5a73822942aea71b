import { customType, index, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SessionPerson } from './session.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const portalSchema = pgSchema('portal')

/** Keyed by the cookie's hash, so that a leaked table opens no session. No row-level security: the row determines the tenant. */
export const session = portalSchema.table(
  'session',
  {
    idHash: bytea('id_hash').primaryKey(),
    /** The session's name towards its owner; grants no access. */
    id: uuid().notNull().defaultRandom(),
    userAgent: text('user_agent'),
    hostname: text().notNull(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    person: jsonb().$type<SessionPerson>().notNull(),
    /** Encrypted; the key is not in the database. */
    tokens: bytea().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** When the person last proved who they are; null where the portal has not seen it. */
    provenAt: timestamp('proven_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('session_expiry').on(table.expiresAt), index('session_person').on(table.tenantId, table.userId)],
)
