import { sql } from 'drizzle-orm'
import { check, date, index, integer, text, unique } from 'drizzle-orm/pg-core'
import type { ReportName, ReportPeriod, ReportSchedule } from '#api/financial/financial-reports.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial } from '../database/columns.schema.ts'

/** Report views that a person has mailed to themselves, in the context in which they were chosen. */
export const reportSchedule = financial.table(
  'report_schedule',
  {
    scheduleId: integer('schedule_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    /** The institution of the context; null for every institution of the tenant. */
    institutionId: integer('institution_id'),
    report: text().$type<ReportName>().notNull(),
    /** The institution to which the view is restricted. */
    shownInstitutionId: integer('shown_institution_id'),
    period: text().$type<ReportPeriod>(),
    shownFrom: date('shown_from'),
    shownTo: date('shown_to'),
    every: text().$type<ReportSchedule['every']>().notNull(),
    /** Civil date of the next mail. */
    nextOn: date('next_on').notNull(),
  },
  (table) => [
    unique('report_schedule_once')
      .on(
        table.tenantId,
        table.userId,
        table.institutionId,
        table.report,
        table.shownInstitutionId,
        table.period,
        table.shownFrom,
        table.shownTo,
      )
      .nullsNotDistinct(),
    index('report_schedule_due').on(table.tenantId, table.nextOn),
    check('report_schedule_report', sql`${table.report} in ('receivables', 'received', 'agreements', 'forecast')`),
    check('report_schedule_period', sql`${table.period} in ('this_month', 'last_month', 'this_year')`),
    check('report_schedule_every', sql`${table.every} in ('weekly', 'monthly')`),
    tenantPolicy(),
  ],
)
