import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DebtType } from '#api/financial/debts.ts'
import type { LocalizedText } from '#api/locales.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial } from '../database/columns.schema.ts'
import { debt, institution } from '../debts/debts.schema.ts'

export const campaign = financial.table(
  'campaign',
  {
    campaignId: integer('campaign_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institution.institutionId),
    name: jsonb().$type<Partial<LocalizedText>>().notNull(),
    description: jsonb().$type<Partial<LocalizedText>>(),
    chargesBasisPoints: integer('charges_bp').notNull(),
    principalBasisPoints: integer('principal_bp').notNull(),
    debtTypes: text('debt_types').array().$type<DebtType[]>().notNull(),
    overdueDays: integer('overdue_days').notNull(),
    /** When true, applies only to debts in `campaign_debt`. */
    listedOnly: boolean('listed_only').notNull().default(false),
    methods: text().array().$type<PaymentMethodType[]>().notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to').notNull(),
    enabled: boolean().notNull().default(true),
  },
  (table) => [
    index('campaign_institution').on(table.tenantId, table.institutionId),
    // Agreement installments have terms of their own. The principal discount stays below 100%, so something is left to pay.
    check('campaign_debt_types', sql`debt_types <@ '{tuition,service}'`),
    check('campaign_discount', sql`charges_bp between 0 and 10000 and principal_bp between 0 and 9000 and charges_bp + principal_bp > 0`),
    check('campaign_overdue', sql`overdue_days >= 1`),
    check('campaign_methods', sql`methods <@ '{pix,bank_slip,credit_card}' and cardinality(methods) > 0`),
    check('campaign_days', sql`valid_from <= valid_to`),
    tenantPolicy(),
  ],
)

export const campaignDebt = financial.table(
  'campaign_debt',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaign.campaignId),
    debtId: integer('debt_id')
      .notNull()
      .references(() => debt.debtId),
    tenantId: integer('tenant_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.debtId] }), index('campaign_debt_debt').on(table.debtId), tenantPolicy()],
)
