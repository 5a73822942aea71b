import { sql } from 'drizzle-orm'
import { check, date, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ReportName, ReportSchedule } from '#api/financial-reports.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial } from '../database/columns.schema.ts'

/** Reports that somebody has mailed to themselves, in the context in which they chose so. */
export const reportSchedule = financial.table(
  'report_schedule',
  {
    scheduleId: integer('schedule_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    /** Null for every institution of the tenant. */
    institutionId: integer('institution_id'),
    report: text().$type<ReportName>().notNull(),
    every: text().$type<ReportSchedule['every']>().notNull(),
    /** Civil date of the next mail. */
    nextOn: date('next_on').notNull(),
  },
  (table) => [
    uniqueIndex('report_schedule_once').on(table.tenantId, table.userId, sql`coalesce(${table.institutionId}, 0)`, table.report),
    check('report_schedule_report', sql`${table.report} in ('receivables', 'received', 'agreements', 'forecast')`),
    check('report_schedule_every', sql`${table.every} in ('weekly', 'monthly')`),
    tenantPolicy(),
  ],
)
