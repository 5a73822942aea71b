import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core'
import type { ContractContent, ContractStatus } from '#api/financial/contracts.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { cents, financial, instant } from '../database/columns.schema.ts'
import { enrollment } from '../debts/debts.schema.ts'

/** Contract text with placeholders such as `{{studentName}}`. */
export const contractTemplate = financial.table(
  'contract_template',
  {
    templateId: integer('template_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    /** Counted from 1 per tenant. Versions are immutable. */
    version: integer().notNull(),
    content: jsonb().$type<ContractContent>().notNull(),
  },
  (table) => [unique('contract_template_version').on(table.tenantId, table.version), tenantPolicy()],
)

export const contract = financial.table(
  'contract',
  {
    contractId: integer('contract_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    number: text().notNull(),
    year: integer().notNull(),
    period: integer().notNull(),
    status: text().$type<ContractStatus>().notNull(),
    effectiveDate: date('effective_date').notNull(),
    endDate: date('end_date').notNull(),
    monthlyCents: cents('monthly_cents').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    unique('contract_number').on(table.tenantId, table.number),
    index('contract_enrollment').on(table.tenantId, table.enrollmentId),
    check('contract_status', sql`${table.status} in ('waitingAcceptance', 'active', 'notAvailable', 'finished', 'canceled', 'inactive')`),
    check('contract_term', sql`${table.effectiveDate} <= ${table.endDate}`),
    tenantPolicy(),
  ],
)

/** Texts offered to students; the latest is the one to accept. Append-only. */
export const contractOffer = financial.table(
  'contract_offer',
  {
    contentId: integer('content_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    contractId: integer('contract_id')
      .notNull()
      .references(() => contract.contractId),
    templateId: integer('template_id')
      .notNull()
      .references(() => contractTemplate.templateId),
    content: jsonb().$type<ContractContent>().notNull(),
    hash: text().notNull(),
    offeredAt: instant('offered_at').notNull(),
  },
  (table) => [index('contract_offer_contract').on(table.tenantId, table.contractId), tenantPolicy()],
)

export const contractAcceptance = financial.table(
  'contract_acceptance',
  {
    contractId: integer('contract_id')
      .primaryKey()
      .references(() => contract.contractId),
    tenantId: integer('tenant_id').notNull(),
    contentId: integer('content_id')
      .notNull()
      .references(() => contractOffer.contentId),
    userId: integer('user_id').notNull(),
    name: text().notNull(),
    /** A CPF with only its middle digits shown, since the proof is passed on. */
    maskedTaxId: text('masked_tax_id').notNull(),
    hash: text().notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  () => [tenantPolicy()],
)
