import type pg from 'pg'
import { type FinancialReport, type ReportName, type ReportSelection } from '#api/financial/financial-reports.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission } from '../../platform/guards.ts'
import type { Caller } from '../../platform/service.ts'
import type { TenantCache } from '../../platform/tenant-cache.ts'
import { type DebtScope, debtScope } from '../access/scopes.ts'
import { mayReadReports } from '#api/permissions.ts'
import { agreementStandings } from './agreement-standings.queries.ts'
import { forecast } from './forecast.queries.ts'
import { receivables } from './receivables.queries.ts'
import { received } from './received.queries.ts'

type ReadReport = (client: pg.ClientBase, scope: DebtScope, selection: ReportSelection, today: string) => Promise<FinancialReport>

const reads: Record<ReportName, ReadReport> = { receivables, received, agreements: agreementStandings, forecast }

export interface ReportSources {
  pool: pg.Pool
  cache: TenantCache
}

/** Returns the scope of all debts in the caller's context. Throws FORBIDDEN for anyone but staff who may read reports. */
export function reportScope(principal: Caller): DebtScope {
  if (principal.profile !== 'OPERATION') throw new DomainError('FORBIDDEN')
  requirePermission(principal, mayReadReports)
  return debtScope(principal)
}

/** A report of the context (GET /reports/{report}), kept until debts change. */
export function readReport(
  { pool, cache }: ReportSources,
  scope: DebtScope,
  selection: ReportSelection,
  today: string,
): Promise<FinancialReport> {
  const { report, institutionId, period, from, to } = selection
  const key = JSON.stringify(['report', report, scope.institutionId, institutionId, period, from, to, today])
  return cache.get(
    scope.tenantId,
    key,
    () =>
      inTenant(pool, scope.tenantId, async ({ client }) => {
        // Uses only one core; the others are left for people who wait for a page.
        await client.query('set local max_parallel_workers_per_gather = 0')
        return reads[report](client, scope, selection, today)
      }),
    (value) => value.rows.length * 400 + 500,
  )
}
