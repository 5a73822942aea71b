import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type { contractEnrollment, contractList, contractQuery, ContractStatus, ContractTab } from '#api/financial/contracts.ts'
import { readTenant } from '../../platform/database.ts'
import { contractColumns, type ContractRow, contractTables, contractsInScope, toContractSummary } from './contracts.queries.ts'
import { getRows } from '../../platform/read-together.ts'
import type { CallerScope } from '../access/scopes.ts'

const current: readonly ContractStatus[] = ['waitingAcceptance', 'accepted', 'active', 'notAvailable']

export const getTab = (status: ContractStatus): ContractTab => (current.includes(status) ? 'current' : 'historic')

/** Contracts of a tab (GET /contracts), those to accept first. Filtered in memory: a student has only a few a year. */
export async function listContracts(
  pool: pg.Pool,
  scope: CallerScope,
  { tab, filter }: z.output<typeof contractQuery>,
  today: string,
): Promise<z.output<typeof contractList>> {
  const rows = await readTenant(pool, scope.tenantId, (transaction) =>
    transaction.read(
      getRows<ContractRow>(
        sql`select ${contractColumns(today)} from ${contractTables} where ${contractsInScope(scope)}
        order by c.status = 'waitingAcceptance' desc, c.year desc, c.period desc, c.contract_id desc`,
        'accepted_at',
      ),
    ),
  )
  const ofTab = rows.map(toContractSummary).filter(({ status }) => getTab(status) === tab)
  return {
    results: ofTab.filter(
      ({ year, period, enrollmentId }) =>
        (filter.year === undefined || year === filter.year) &&
        (filter.period === undefined || period === filter.period) &&
        (filter.enrollmentId === undefined || enrollmentId === filter.enrollmentId),
    ),
    years: [...new Set(ofTab.map(({ year }) => year))].sort((one, other) => other - one),
    periods: [...new Set(ofTab.map(({ period }) => period))].sort((one, other) => one - other),
  }
}

/** Courses in which the person has contracts (GET /contract/enrollments). */
export async function contractEnrollments(pool: pg.Pool, scope: CallerScope): Promise<Array<z.output<typeof contractEnrollment>>> {
  const rows = await readTenant(pool, scope.tenantId, (transaction) =>
    transaction.read(
      getRows<Pick<ContractRow, 'enrollment_id' | 'course' | 'registration' | 'institution_name'> & { contracts: number }>(
        sql`select c.enrollment_id, e.course, e.registration, i.name as institution_name, count(*) as contracts
        from ${contractTables} where ${contractsInScope(scope)} group by 1, 2, 3, 4 order by e.course, c.enrollment_id`,
      ),
    ),
  )
  return rows.map(({ enrollment_id, course, registration, institution_name, contracts }) => ({
    enrollmentId: enrollment_id,
    course,
    registration,
    institutionName: institution_name,
    contracts,
  }))
}
