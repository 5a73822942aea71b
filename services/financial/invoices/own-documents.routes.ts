import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { civilToday } from '../database/civil-today.ts'
import { incomeReports, incomeReportYears } from '../income-reports/income-reports.queries.ts'
import { listInvoices } from './invoices.queries.ts'
import { ownScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'

/** Serves a student's invoices and what they paid in a year. */
export function ownDocumentsRouter({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const scope = (context: ServiceContext) => ownScope(requirePrincipal(context), studentProfiles)
  return {
    invoices: {
      list: base.invoices.list.handler(({ context, input }) => listInvoices(pool, scope(context), input)),
    },
    incomeReports: {
      years: base.incomeReports.years.handler(async ({ context }) => ({
        results: await incomeReportYears(pool, scope(context), civilToday(clock)),
      })),
      get: base.incomeReports.get.handler(async ({ context, input: { baseYear } }) => ({
        baseYear,
        results: await incomeReports(pool, scope(context), baseYear),
      })),
    },
  }
}
