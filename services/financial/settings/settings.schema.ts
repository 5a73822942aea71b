import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { AmountLine } from '#api/financial/debts.ts'
import type { CatalogKind } from '#api/financial/financial-catalogs.ts'
import type { SettingContent } from '#api/financial/financial-settings.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial, instant } from '../database/columns.schema.ts'
import { institution } from '../debts/debts.schema.ts'

export type MethodItems = Partial<Record<keyof SettingContent['methods'], { methodItemId: number | null; placeItemId: number | null }>>

/** The rates of an institution's charges. Its methods and its slip account are in `payment_setting`. */
export const financialSetting = financial.table(
  'setting',
  {
    settingId: integer('setting_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id')
      .notNull()
      .unique()
      .references(() => institution.institutionId),
    /** Fine on charges from `ratesFrom` on. Debts keep the rates they were created with. */
    fineBasisPoints: integer('fine_bp').notNull(),
    interestBasisPoints: integer('interest_bp').notNull(),
    /** Null where they have applied from the beginning. */
    ratesFrom: date('rates_from'),
    /** Fine on charges before `ratesFrom`. */
    earlierFineBasisPoints: integer('earlier_fine_bp'),
    earlierInterestBasisPoints: integer('earlier_interest_bp'),
    statuses: jsonb().$type<Partial<SettingContent['statuses']>>().notNull().default({}),
    /** Items of the institution's own system by method. */
    methodItems: jsonb('method_items').$type<MethodItems>().notNull().default({}),
    revision: integer().notNull().default(0),
  },
  (table) => [
    unique('setting_of_tenant').on(table.tenantId, table.settingId),
    index('setting_tenant').on(table.tenantId),
    check('setting_rates', sql`fine_bp between 0 and 10000 and interest_bp between 0 and 10000`),
    check(
      'setting_earlier_rates',
      sql`num_nulls(rates_from, earlier_fine_bp, earlier_interest_bp) in (0, 3)
        and (rates_from is null or earlier_fine_bp between 0 and 10000 and earlier_interest_bp between 0 and 10000)`,
    ),
    tenantPolicy(),
  ],
)

/** Every version of the settings. */
export const financialSettingVersion = financial.table(
  'setting_version',
  {
    tenantId: integer('tenant_id').notNull(),
    settingId: integer('setting_id').notNull(),
    revision: integer().notNull(),
    content: jsonb().$type<SettingContent>().notNull(),
    /** User id and time; null for the state before the first change. */
    madeBy: integer('made_by'),
    madeAt: instant('made_at'),
    /** Whether the rates exceed the usual legal limits and were accepted by the person who saved them. */
    acceptedRates: boolean('accepted_rates').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.settingId, table.revision] }),
    foreignKey({
      columns: [table.tenantId, table.settingId],
      foreignColumns: [financialSetting.tenantId, financialSetting.settingId],
    }).onDelete('cascade'),
    tenantPolicy(),
  ],
)

/** Lists of the institution's own system that settings map to. */
export const catalogItem = financial.table(
  'catalog_item',
  {
    itemId: integer('item_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    kind: text().$type<CatalogKind>().notNull(),
    code: text().notNull(),
    name: text().notNull(),
  },
  (table) => [
    unique('catalog_item_code').on(table.tenantId, table.kind, table.code),
    check('catalog_item_kind', sql`kind in ('payment_method', 'payment_place', 'debt_status')`),
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
