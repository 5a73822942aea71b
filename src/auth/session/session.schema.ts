import { customType, index, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { SessionPerson } from './session.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const portalSchema = pgSchema('portal')

/**
 * Signed-in browsers. The key is the hash of the cookie, so that a copy of this table opens no session;
 * without row-level security, since the tenant is known only after the row is found.
 */
export const session = portalSchema.table(
  'session',
  {
    idHash: bytea('id_hash').primaryKey(),
    hostname: text().notNull(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    person: jsonb().$type<SessionPerson>().notNull(),
    /** The token set, encrypted with a key that is not in the database. */
    tokens: bytea().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('session_expiry').on(table.expiresAt), index('session_person').on(table.tenantId, table.userId)],
)

/** Sign-ins under way: each can be completed once, from the browser that began it, for ten minutes. */
export const signInAttempt = portalSchema.table(
  'sign_in_attempt',
  {
    stateHash: bytea('state_hash').primaryKey(),
    browserHash: bytea('browser_hash').notNull(),
    hostname: text().notNull(),
    /** What the answer has to name: the nonce of the id token, or the id of the SAML request. */
    nonce: text().notNull(),
    /** The PKCE verifier, encrypted; null for a sign-in by SAML. */
    verifier: bytea(),
    returnTo: text('return_to').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempt_expiry').on(table.expiresAt)],
)
