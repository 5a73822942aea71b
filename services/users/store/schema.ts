import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Permissions, Profile } from '#api/principal.ts'
import type { User } from '#api/users.ts'
import type { ContextChoice } from '#api/contexts.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'

export const usersSchema = pgSchema('users')

export const account = usersSchema.table(
  'account',
  {
    id: integer().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    username: text().notNull(),
    email: text(),
    name: text().notNull(),
    passwordHash: text('password_hash'),
    photo: text(),
    timezone: text().notNull(),
    languageId: text('language_id').$type<NonNullable<User['languageId']>>(),
    temporaryPassword: boolean('temporary_password').notNull().default(false),
    accessibility: jsonb().$type<User['accessibility']>().notNull(),
    /** What the person acted as last. */
    lastContext: jsonb('last_context').$type<ContextChoice>(),
  },
  (table) => [
    uniqueIndex('account_username').on(table.tenantId, table.username),
    uniqueIndex('account_email').on(table.tenantId, table.email),
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
    accountId: integer('account_id').notNull().references(() => account.id),
    institutionId: integer('institution_id'),
    name: text().notNull(),
    profile: text().$type<Profile>().notNull(),
    permissions: jsonb().$type<Permissions>().notNull(),
  },
  (table) => [index('membership_account').on(table.tenantId, table.accountId), tenantPolicy()],
)
