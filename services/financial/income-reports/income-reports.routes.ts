import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { callerScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { incomeReports, incomeReportYears } from './income-reports.queries.ts'

export function incomeReportsRouter({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const scope = (context: ServiceContext) => callerScope(requirePrincipal(context), studentProfiles)
  return {
    years: base.incomeReports.years.handler(async ({ context }) => ({
      results: await incomeReportYears(pool, scope(context), clock.now()),
    })),
    get: base.incomeReports.get.handler(async ({ context, input: { baseYear } }) => ({
      baseYear,
      results: await incomeReports(pool, scope(context), baseYear),
    })),
  }
}
