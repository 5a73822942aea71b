import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Permissions, Profile } from '#api/principal.ts'
import type { PendingMobile } from '#api/users/mobile-proof.ts'
import type { User } from '#api/users/users.ts'
import type { ContextChoice } from '#api/contexts.ts'
import { tenantPolicy } from '../platform/tenant-policy.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const usersSchema = pgSchema('users')

/** Separate range for sign-ups; imported accounts have smaller ids. */
const reservedIds = { startWith: 920_000_000, minValue: 920_000_000, maxValue: 999_999_999 }
export const signUpAccountId = usersSchema.sequence('sign_up_account_id', reservedIds)
export const signUpMembershipId = usersSchema.sequence('sign_up_membership_id', reservedIds)

export const account = usersSchema.table(
  'account',
  {
    id: integer().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    username: text().notNull(),
    email: text(),
    name: text().notNull(),
    passwordHash: text('password_hash'),
    cellphone: text(),
    /** When the number was proven; null for an unproven one. */
    mobileProvenAt: timestamp('mobile_proven_at', { withTimezone: true }),
    photo: text(),
    /** Idempotency key of the sign-up form. */
    uuid: uuid(),
    timezone: text().notNull(),
    languageId: text('language_id').$type<NonNullable<User['languageId']>>(),
    temporaryPassword: boolean('temporary_password').notNull().default(false),
    accessibility: jsonb().$type<User['accessibility']>().notNull(),
    lastContext: jsonb('last_context').$type<ContextChoice>(),
    /** Time before which sign-ins are invalid, except `keptGrant`. */
    signInsEndedAt: timestamp('sign_ins_ended_at', { withTimezone: true }),
    keptGrant: text('kept_grant'),
  },
  (table) => [
    uniqueIndex('account_username').on(table.tenantId, table.username),
    uniqueIndex('account_email').on(table.tenantId, table.email),
    uniqueIndex('account_uuid').on(table.tenantId, table.uuid),
    tenantPolicy(),
  ],
)

/** Failures by entered name, known or not: locks for existing accounts only would reveal which exist. */
export const signInFailure = usersSchema.table(
  'sign_in_failure',
  {
    tenantId: integer('tenant_id').notNull(),
    login: text().notNull(),
    failures: integer().notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.login] }), tenantPolicy()],
)

/** A null institution means the whole tenant. Tenant 0 is the application itself, whose roles reach every tenant. */
export const membership = usersSchema.table(
  'membership',
  {
    id: integer().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    institutionId: integer('institution_id'),
    name: text().notNull(),
    profile: text().$type<Profile>().notNull(),
    permissions: jsonb().$type<Permissions>().notNull(),
  },
  (table) => [index('membership_account').on(table.tenantId, table.accountId), tenantPolicy()],
)

export const passwordReset = usersSchema.table(
  'password_reset',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Id of the request that used it, which makes a retry idempotent. */
    usedBy: text('used_by'),
  },
  (table) => [index('password_reset_account').on(table.tenantId, table.accountId), tenantPolicy()],
)

/** Data that a person entered in the sign-up form. */
export interface SignUpForm {
  username: string
  name: string
  cellphone: string
  passwordHash: string
  institutionId: number
  timezone: string
  languageId: NonNullable<User['languageId']>
  welcome: { path: string; logoUrl: string | null } | null
}

/** Email addresses that take effect once a mailed link is opened: of new accounts, or of a change. */
export const pendingEmail = usersSchema.table(
  'pending_email',
  {
    /** Idempotency key of the sign-up form, or random. */
    id: uuid().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    email: text().notNull(),
    /** Id of the account; null for a new one, which is created when the link is opened. */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    signUp: jsonb('sign_up').$type<SignUpForm>(),
    /** Null until the link is mailed. */
    tokenHash: bytea('token_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('pending_email_token').on(table.tokenHash),
    index('pending_email_account').on(table.tenantId, table.accountId),
    index('pending_email_expiry').on(table.tenantId, table.expiresAt),
    tenantPolicy(),
  ],
)

/** Mobile numbers that take effect once the code sent to them is entered. */
export const pendingMobile = usersSchema.table(
  'pending_mobile',
  {
    tenantId: integer('tenant_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Digits with area code. */
    mobile: text().notNull(),
    message: text().$type<PendingMobile['message']>().notNull(),
    /** Keyed: six digits are soon guessed. Null before the first code. */
    codeHash: bytea('code_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Number of wrong codes entered since the code was issued. */
    tries: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.accountId] }), tenantPolicy()],
)

/** Codes of an authenticator app, asked for after the password. */
export const secondFactor = usersSchema.table(
  'second_factor',
  {
    tenantId: integer('tenant_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Encrypted, as is the pending one; null until first confirmed. */
    secret: text(),
    pendingSecret: text('pending_secret'),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Step of the last code used: each works once. */
    lastStep: integer('last_step').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.accountId] }), tenantPolicy()],
)

/** Passkeys for signing in without a password, each at the hostname where it was created. */
export const passkey = usersSchema.table(
  'passkey',
  {
    id: uuid().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    hostname: text().notNull(),
    /** Base64url */
    credentialId: text('credential_id').notNull(),
    /** COSE */
    publicKey: bytea('public_key').notNull(),
    /** The counter of signatures, where the device counts them: it falls behind for a copied key. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Hints on how browsers reach the passkey's device. */
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('passkey_credential').on(table.tenantId, table.credentialId),
    index('passkey_account').on(table.tenantId, table.accountId),
    tenantPolicy(),
  ],
)

/** Second factors that staff removed for people who had lost them. Append-only. */
export const secondFactorReset = usersSchema.table(
  'second_factor_reset',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    tenantId: integer('tenant_id').notNull(),
    /** 0 for operation users. */
    operatorTenantId: integer('operator_tenant_id').notNull(),
    operatorId: integer('operator_id').notNull(),
    accountId: integer('account_id').notNull(),
    reason: text().notNull(),
  },
  (table) => [index('second_factor_reset_account').on(table.tenantId, table.accountId), tenantPolicy()],
)

/** Deleted when used. */
export const recoveryCode = usersSchema.table(
  'recovery_code',
  {
    codeHash: bytea('code_hash').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_code_account').on(table.tenantId, table.accountId), tenantPolicy()],
)
