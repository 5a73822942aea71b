import { customType, index, integer, pgSchema, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The migrations of the identity service make these tables, and its jobs empty them; every service counts in them. */
const identitySchema = pgSchema('identity')

/** Ids accepted only once: captchas, SAML assertions, mails. Kept until they expire. */
export const usedOnce = identitySchema.table(
  'used_once',
  {
    idHash: bytea('id_hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_once_expiry').on(table.expiresAt)],
)

export const attemptCount = identitySchema.table(
  'attempt_count',
  {
    /** Hash of action and address, so that the table is not an access log. */
    keyHash: bytea('key_hash').primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_count_expiry').on(table.expiresAt)],
)
