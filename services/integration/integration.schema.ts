import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import type { SupportSetting } from '#api/integration.ts'
import { tenantPolicy } from '../platform/tenant-policy.ts'

export const integrationSchema = pgSchema('integration')

export const supportSetting = integrationSchema.table(
  'support_setting',
  {
    id: integer().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    type: text().$type<SupportSetting['type']>().notNull(),
    position: text().$type<SupportSetting['position']>().notNull(),
    title: text().notNull(),
    subtitle: text(),
    cellphone: text(),
    message: text(),
    template: jsonb().$type<NonNullable<SupportSetting['template']>>(),
    sectors: text().array().notNull(),
  },
  (table) => [
    index('support_setting_tenant').on(table.tenantId),
    check('support_setting_type', sql`(type = 'whatsapp' and cellphone is not null) or (type = 'blip' and template is not null)`),
    check('support_setting_position', sql`position in ('bottom_left', 'bottom_right', 'top_left', 'top_right')`),
    tenantPolicy(),
  ],
)

export const featureSetting = integrationSchema.table(
  'feature_setting',
  {
    tenantId: integer('tenant_id').primaryKey(),
    currency: text().notNull(),
  },
  () => [check('feature_setting_currency', sql`currency ~ '^[A-Z]{3}$'`), tenantPolicy()],
)
