import { index, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const identitySchema = pgSchema('identity')

/** Whatever oidc-provider keeps: sessions, interactions, grants, codes, refresh tokens. Ids are secrets of their own. */
export const artifact = identitySchema.table(
  'artifact',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('artifact_grant').on(table.grantId),
    index('artifact_uid').on(table.uid),
    index('artifact_expiry').on(table.expiresAt),
  ],
)

/** The provider's signing keys, as private JWKs: made once, shared by every process. */
export const signingKey = identitySchema.table('signing_key', {
  kid: text().primaryKey(),
  jwk: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
