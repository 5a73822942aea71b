import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { TemplatedDocument } from '#api/financial/report-folders.ts'
import type { ReportTemplate } from '#api/financial/template-content.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial, instant } from '../database/columns.schema.ts'
import { institution } from '../debts/debts.schema.ts'

/** How an institution arranges its income reports or bank slips. */
export const documentTemplate = financial.table(
  'document_template',
  {
    templateId: integer('template_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institution.institutionId),
    document: text().$type<TemplatedDocument>().notNull(),
    name: text().notNull(),
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('document_template_place').on(table.tenantId, table.institutionId),
    check('document_template_document', sql`document in ('income-report', 'bank-slip')`),
    tenantPolicy(),
  ],
)

/** What was saved is never changed, so that an earlier version can be used again. */
export const documentTemplateVersion = financial.table(
  'document_template_version',
  {
    templateId: integer('template_id')
      .notNull()
      .references(() => documentTemplate.templateId, { onDelete: 'cascade' }),
    version: integer().notNull(),
    tenantId: integer('tenant_id').notNull(),
    content: jsonb().$type<ReportTemplate>().notNull(),
    note: text().notNull(),
    savedBy: integer('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.templateId, table.version] }), tenantPolicy()],
)

/** The version that documents of an institution are printed by; without a row, the product's own layout. */
export const documentTemplateInUse = financial.table(
  'document_template_in_use',
  {
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institution.institutionId),
    document: text().$type<TemplatedDocument>().notNull(),
    tenantId: integer('tenant_id').notNull(),
    templateId: integer('template_id').notNull(),
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.document] }),
    foreignKey({
      name: 'document_template_in_use_version',
      columns: [table.templateId, table.version],
      foreignColumns: [documentTemplateVersion.templateId, documentTemplateVersion.version],
    }),
    tenantPolicy(),
  ],
)
