import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PayerEvent, PayerPermission } from '#api/financial/payer-access.ts'
import type { AppLocale } from '#api/locales.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial, instant } from '../database/columns.schema.ts'
import { institution } from '../debts/debts.schema.ts'

/** Whether students of an institution may let others see and pay; without a row they may not. */
export const payerSetting = financial.table(
  'payer_setting',
  {
    institutionId: integer('institution_id')
      .primaryKey()
      .references(() => institution.institutionId),
    tenantId: integer('tenant_id').notNull(),
    enabled: boolean().notNull(),
    revision: integer().notNull().default(0),
  },
  () => [tenantPolicy()],
)

/** A permission by a student for the owner of an e-mail address to see and pay debts. */
export const payerAccess = financial.table(
  'payer_access',
  {
    accessId: uuid('access_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    /** The institution in which the student acted when inviting; null for every institution of the tenant. */
    institutionId: integer('institution_id'),
    /** The student. */
    userId: integer('user_id').notNull(),
    /** Email address in lower case. */
    email: text().notNull(),
    /** The student's language at the invitation; mails to the payer use it. */
    locale: text().$type<AppLocale>().notNull(),
    permissions: text().array().$type<PayerPermission[]>().notNull(),
    /** Last day, in the institution's time zone. */
    endsOn: date('ends_on'),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
    revision: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('payer_access_once')
      .on(table.tenantId, table.userId, sql`coalesce(institution_id, 0)`, table.email)
      .where(sql`${table.revokedAt} is null`),
    index('payer_access_student').on(table.tenantId, table.userId, table.createdAt),
    index('payer_access_email').on(table.tenantId, table.email).where(sql`${table.revokedAt} is null`),
    check(
      'payer_access_permissions',
      sql`permissions <@ '{debts,pay,receipts,history}' and cardinality(permissions) > 0
      and (not 'pay' = any(permissions) or 'debts' = any(permissions))`,
    ),
    tenantPolicy(),
  ],
)

/** Events of an access and the payer's actions. Append-only. The approval of a payment is recorded by the payment itself. */
export const payerEvent = financial.table(
  'payer_event',
  {
    eventId: bigint('event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    accessId: uuid('access_id')
      .notNull()
      .references(() => payerAccess.accessId),
    kind: text().$type<Exclude<PayerEvent['kind'], 'paid'>>().notNull(),
    at: instant('at').notNull(),
    paymentId: uuid('payment_id'),
    permissions: text().array().$type<PayerPermission[]>(),
  },
  (table) => [
    index('payer_event_access').on(table.accessId, table.at),
    index('payer_event_payment').on(table.paymentId).where(sql`${table.paymentId} is not null`),
    check('payer_event_kind', sql`kind in ('invited', 'changed', 'seen', 'charged', 'receipt', 'ended', 'revoked', 'declined')`),
    check('payer_event_parts', sql`(kind in ('charged', 'receipt')) = (payment_id is not null)`),
    tenantPolicy(),
  ],
)

/** A link that proves an address, once. The token itself is not stored. */
export const payerLink = financial.table(
  'payer_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    email: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('payer_link_end').on(table.tenantId, table.expiresAt), tenantPolicy()],
)

/** A browser whose payer has proven an address. The secret itself is not stored. */
export const payerSession = financial.table(
  'payer_session',
  {
    secretHash: text('secret_hash').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    email: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('payer_session_end').on(table.tenantId, table.expiresAt), tenantPolicy()],
)
