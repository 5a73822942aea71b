import { sql } from 'drizzle-orm'
import { check, date, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AmountLine } from '#api/debts.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial } from '../database/columns.schema.ts'
import { institution } from '../debts/debts.schema.ts'

/** Rates for late debts. Existing debts keep the rates they were created with. */
export const financialSetting = financial.table(
  'setting',
  {
    settingId: integer('setting_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id')
      .notNull()
      .unique()
      .references(() => institution.institutionId),
    fineBasisPoints: integer('fine_bp').notNull(),
    interestBasisPoints: integer('interest_bp').notNull(),
  },
  (table) => [
    index('setting_tenant').on(table.tenantId),
    check('setting_rates', sql`fine_bp between 0 and 10000 and interest_bp between 0 and 10000`),
    tenantPolicy(),
  ],
)

/** Days on which banks are closed at an institution, besides weekends and national holidays: those of its state and city. */
export const holiday = financial.table(
  'holiday',
  {
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institution.institutionId),
    day: date().notNull(),
    tenantId: integer('tenant_id').notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.day] }), tenantPolicy()],
)

/** An institution's own name for an amount line. */
export const financialEvent = financial.table(
  'event',
  {
    eventId: integer('event_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institution.institutionId),
    name: text().notNull(),
    description: text().notNull(),
    type: text().$type<'discount' | 'additional'>().notNull(),
    line: text().$type<AmountLine['kind']>(),
  },
  (table) => [
    index('event_tenant').on(table.tenantId, table.institutionId),
    check('event_type', sql`type in ('discount', 'additional')`),
    tenantPolicy(),
  ],
)
