import { boolean, customType, index, integer, jsonb, pgSchema, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Permissions, Profile } from '#api/principal.ts'
import type { User } from '#api/users.ts'
import type { ContextChoice } from '#api/contexts.ts'
import { tenantPolicy } from '../platform/tenant-policy.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const usersSchema = pgSchema('users')

/** Ids of people who sign up, and of the roles they get. Whoever is laid by an institution has a smaller one. */
const ownIds = { startWith: 920_000_000, minValue: 920_000_000, maxValue: 999_999_999 }
export const signUpAccountId = usersSchema.sequence('sign_up_account_id', ownIds)
export const signUpMembershipId = usersSchema.sequence('sign_up_membership_id', ownIds)

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
    photo: text(),
    /** Of the sign-up form that made the account: sent twice, it makes one. */
    uuid: uuid(),
    timezone: text().notNull(),
    languageId: text('language_id').$type<NonNullable<User['languageId']>>(),
    temporaryPassword: boolean('temporary_password').notNull().default(false),
    accessibility: jsonb().$type<User['accessibility']>().notNull(),
    /** What the person acted as last. */
    lastContext: jsonb('last_context').$type<ContextChoice>(),
    /** Whoever signed in before this has to sign in anew, as after a new password. */
    signInsEndedAt: timestamp('sign_ins_ended_at', { withTimezone: true }),
    /** The one grant of the identity provider that holds all the same: of whoever ended the others. */
    keptGrant: text('kept_grant'),
  },
  (table) => [
    uniqueIndex('account_username').on(table.tenantId, table.username),
    uniqueIndex('account_email').on(table.tenantId, table.email),
    uniqueIndex('account_uuid').on(table.tenantId, table.uuid),
    tenantPolicy(),
  ],
)

/**
 * Failed sign-ins in a row by what was typed, whether or not somebody goes by that name: a lock that only existing
 * people meet would tell who exists.
 */
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

/**
 * A role that a person holds: in one institution, or in all of the tenant when it is null. Tenant 0 is the
 * application itself, whose roles reach every tenant.
 */
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

/** Links that let somebody set a new password. The secret in the link is kept as a hash only. */
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
    /** The request that used it: a repetition of the very same one gets the same answer. */
    usedBy: text('used_by'),
  },
  (table) => [index('password_reset_account').on(table.tenantId, table.accountId), tenantPolicy()],
)
