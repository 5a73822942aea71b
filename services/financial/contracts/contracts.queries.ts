import { type SQL, sql } from 'drizzle-orm'
import type { ContractContent, ContractStatus, ContractSummary } from '#api/financial/contracts.ts'
import type { CallerScope } from '../access/scopes.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

export interface ContractRow {
  contract_id: number
  enrollment_id: number
  number: string
  year: number
  period: number
  status: ContractStatus
  effective_date: string
  end_date: string
  accepted_at: Date | null
  course: string
  registration: string
  institution_name: string
}

export interface ContractDetailsRow extends ContractRow {
  content_id: number | null
  hash: string | null
  offered_at: Date | null
  content: ContractContent | null
  accepted_name: string | null
  accepted_tax_id: string | null
  accepted_hash: string | null
}

/** Aliases `c`, `e`, `i` and `a` are used by the fragments below. */
export const contractTables = sql`financial.contract c
  join financial.enrollment e on e.tenant_id = c.tenant_id and e.enrollment_id = c.enrollment_id
  join financial.institution i on i.institution_id = c.institution_id
  left join financial.contract_acceptance a on a.contract_id = c.contract_id`

/** The accepted text, otherwise the latest offer. */
export const contractText = sql`left join lateral (
    select o.content_id, o.hash, o.offered_at, o.content from financial.contract_offer o
    where o.tenant_id = c.tenant_id and o.contract_id = c.contract_id and (a.content_id is null or o.content_id = a.content_id)
    order by o.content_id desc limit 1
  ) offer on true`

/** A signed contract is in force from its first to its last day. @param today `YYYY-MM-DD` */
export const getContractStatus = (today: string) => sql`case when c.status = 'active' and ${today}::date < c.effective_date then 'accepted'
    when c.status = 'active' and ${today}::date > c.end_date then 'finished' else c.status end`

export const contractColumns = (today: string) => sql`c.contract_id, c.enrollment_id, c.number, c.year, c.period,
  ${getContractStatus(today)} as status,
  c.effective_date, c.end_date, a.accepted_at, e.course, e.registration, i.name as institution_name`

export const contractTextColumns = sql`offer.content_id, offer.hash, offer.offered_at, offer.content,
  a.name as accepted_name, a.masked_tax_id as accepted_tax_id, a.hash as accepted_hash`

export const contractsInScope = (scope: CallerScope): SQL => scopeCondition(scope, { tenant: 'c', user: 'e' })

export function toContractSummary(row: ContractRow): ContractSummary {
  return {
    contractId: row.contract_id,
    enrollmentId: row.enrollment_id,
    number: row.number,
    year: row.year,
    period: row.period,
    status: row.status,
    effectiveDate: row.effective_date,
    endDate: row.end_date,
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    course: row.course,
    registration: row.registration,
    institutionName: row.institution_name,
  }
}
