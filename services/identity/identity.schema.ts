import { customType, index, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ContextChoice } from '#api/contexts.ts'
import type { AuthMethod } from '#api/principal.ts'
import { tenantPolicy } from '../platform/tenant-policy.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

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

/** What the tokens of a grant speak for; null while the person has not chosen. */
export const grantContext = identitySchema.table('grant_context', {
  grantId: text('grant_id').primaryKey(),
  choice: jsonb().$type<ContextChoice>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Who acted as whom, and why. Rows are only ever added. */
export const impersonation = identitySchema.table(
  'impersonation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    tenantId: integer('tenant_id').notNull(),
    /** The tenant that keeps the operator's account; 0 for operation users. */
    operatorTenantId: integer('operator_tenant_id').notNull().default(0),
    operatorId: integer('operator_id').notNull(),
    personId: integer('person_id').notNull(),
    reason: text().notNull(),
  },
  (table) => [index('impersonation_person').on(table.tenantId, table.personId, table.at), tenantPolicy()],
)

/** What operators did in somebody's name, call by call. Rows are only ever added. */
export const impersonatedAct = identitySchema.table(
  'impersonated_act',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    tenantId: integer('tenant_id').notNull(),
    operatorId: integer('operator_id').notNull(),
    personId: integer('person_id').notNull(),
    service: text().notNull(),
    method: text().notNull(),
    /** Without the query, which may hold names. */
    path: text().notNull(),
    status: integer().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('impersonated_act_person').on(table.tenantId, table.personId, table.at), tenantPolicy()],
)

/** Who signed in and when. */
export const signIn = identitySchema.table(
  'sign_in',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    tenantId: integer('tenant_id').notNull(),
    personId: integer('person_id').notNull(),
    method: text().$type<AuthMethod>().notNull(),
  },
  (table) => [index('sign_in_person').on(table.tenantId, table.personId, table.at), tenantPolicy()],
)

/** The provider's signing keys, as encrypted private JWKs: made once, shared by every process that has the secret. */
export const signingKey = identitySchema.table('signing_key', {
  kid: text().primaryKey(),
  jwk: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** What the institution's SAML provider has to be told to end the session that it keeps of a person. */
export interface SamlSession {
  hostname: string
  nameId: { value: string; format: string | null; nameQualifier: string | null; spNameQualifier: string | null }
  /** Null for a provider that tells none. */
  sessionIndex: string | null
}

/**
 * Single tokens of people who signed in without the code flow. Found by the hash of the token alone, so without
 * row-level security: whose it is, is known only afterwards.
 */
export const singleToken = identitySchema.table(
  'single_token',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** 0 for operation users. */
    homeTenantId: integer('home_tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    choice: jsonb().$type<ContextChoice>(),
    method: text().$type<AuthMethod>().notNull(),
    /** The operator who acts as this person. */
    impersonatedBy: integer('impersonated_by'),
    /** Present after a sign-in by SAML. */
    samlSession: jsonb('saml_session').$type<SamlSession>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('single_token_person').on(table.homeTenantId, table.userId), index('single_token_expiry').on(table.expiresAt)],
)

/** What may be used once: solved captchas, SAML assertions, mails to be sent. Kept until they would be refused anyway. */
export const usedOnce = identitySchema.table(
  'used_once',
  {
    idHash: bytea('id_hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_once_expiry').on(table.expiresAt)],
)

/** How often an address tried something within a window, counted for all processes together. */
export const attemptCount = identitySchema.table(
  'attempt_count',
  {
    /** What was tried, and the address, hashed: no log of who came from where. */
    keyHash: bytea('key_hash').primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_count_expiry').on(table.expiresAt)],
)
