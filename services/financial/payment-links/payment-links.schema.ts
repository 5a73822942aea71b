import { index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial, instant } from '../database/columns.schema.ts'
import { campaign } from '../campaigns/campaigns.schema.ts'
import { debt } from '../debts/debts.schema.ts'

/** A link by which anybody pays some debts of one student. The token itself is nowhere. */
export const paymentLink = financial.table(
  'payment_link',
  {
    linkId: uuid('link_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    /** The student whose debts they are. */
    userId: integer('user_id').notNull(),
    /** Who made it: the student, or staff. */
    createdBy: integer('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** The campaign whose discount the payer gets. */
    campaignId: integer('campaign_id').references(() => campaign.campaignId),
  },
  (table) => [
    index('payment_link_user').on(table.tenantId, table.userId),
    index('payment_link_maker').on(table.tenantId, table.createdBy),
    tenantPolicy(),
  ],
)

/** What may be paid by a link, and nothing else. */
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

/**
 * Which link and tenant a token belongs to. Without row-level security: a call by a link names no tenant, and this is
 * all that must be known before one can be entered.
 */
export const linkToken = financial.table('link_token', {
  /** SHA-256 of the token, hexadecimal. */
  tokenHash: text('token_hash').primaryKey(),
  tenantId: integer('tenant_id').notNull(),
  linkId: uuid('link_id').notNull(),
})
