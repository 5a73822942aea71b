import { index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial, instant } from '../database/columns.schema.ts'
import { debt } from '../debts/debts.schema.ts'

/** A link through which anyone can pay a student's debts. The token itself is not stored. */
export const paymentLink = financial.table(
  'payment_link',
  {
    linkId: uuid('link_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    userId: integer('user_id').notNull(),
    createdBy: integer('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('payment_link_user').on(table.tenantId, table.userId),
    index('payment_link_maker').on(table.tenantId, table.createdBy),
    tenantPolicy(),
  ],
)

export const paymentLinkDebt = financial.table(
  'payment_link_debt',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => paymentLink.linkId),
    debtId: integer('debt_id')
      .notNull()
      .references(() => debt.debtId),
    tenantId: integer('tenant_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.debtId] }), tenantPolicy()],
)

/** Maps a token to its tenant, without row-level security: calls by link do not name a tenant. */
export const linkToken = financial.table('link_token', {
  tokenHash: text('token_hash').primaryKey(),
  tenantId: integer('tenant_id').notNull(),
  linkId: uuid('link_id').notNull(),
})
