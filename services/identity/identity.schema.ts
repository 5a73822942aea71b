import { customType, index, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ContextChoice } from '#api/contexts.ts'
import type { AuthMethod } from '#api/identity/auth-methods.ts'
import { tenantPolicy } from '../platform/tenant-policy.ts'

export { attemptCount, usedOnce } from '../platform/attempts/attempts.schema.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const identitySchema = pgSchema('identity')

/** Storage of oidc-provider: sessions, grants, codes and tokens. Ids are secrets. */
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

/** Context of a grant's tokens; null until chosen. */
export const grantContext = identitySchema.table('grant_context', {
  grantId: text('grant_id').primaryKey(),
  choice: jsonb().$type<ContextChoice>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Append-only. */
export const impersonation = identitySchema.table(
  'impersonation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    tenantId: integer('tenant_id').notNull(),
    /** 0 for operation users. */
    operatorTenantId: integer('operator_tenant_id').notNull().default(0),
    operatorId: integer('operator_id').notNull(),
    personId: integer('person_id').notNull(),
    reason: text().notNull(),
  },
  (table) => [index('impersonation_person').on(table.tenantId, table.personId, table.at), tenantPolicy()],
)

/** Calls under impersonation. Append-only. */
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
    /** Without the query string, which may contain personal data. */
    path: text().notNull(),
    status: integer().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('impersonated_act_person').on(table.tenantId, table.personId, table.at), tenantPolicy()],
)

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

/** Encrypted private JWKs, shared by all processes. */
export const signingKey = identitySchema.table('signing_key', {
  kid: text().primaryKey(),
  jwk: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The service provider's key for SAML: encrypted private key, and its certificate, which providers keep. */
export const samlKey = identitySchema.table('saml_key', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  privateKey: text('private_key').notNull(),
  certificate: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Needed for single logout at the SAML provider. */
export interface SamlSession {
  hostname: string
  nameId: { value: string; format: string | null; nameQualifier: string | null; spNameQualifier: string | null }
  sessionIndex: string | null
}

/** Purpose of a token: a session, a single launch through an address, or a ticket for the person's answer about that launch. */
export type TokenPurpose = 'session' | 'launch' | 'ticket'

/** Single tokens, without row-level security: the tenant is known only after looking up the hash. */
export const singleToken = identitySchema.table(
  'single_token',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** 0 for operation users. */
    homeTenantId: integer('home_tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    choice: jsonb().$type<ContextChoice>(),
    method: text().$type<AuthMethod>().notNull(),
    purpose: text().$type<TokenPurpose>().notNull().default('session'),
    impersonatedBy: integer('impersonated_by'),
    samlSession: jsonb('saml_session').$type<SamlSession>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('single_token_person').on(table.homeTenantId, table.userId), index('single_token_expiry').on(table.expiresAt)],
)
