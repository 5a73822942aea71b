import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { EnrollmentPrice } from '#api/reenrollment.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { enrollmentPrice, type PricedSubject, type PriceRules } from './enrollment-price.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

export interface PricedChoice {
  tenantId: number
  periodId: number
  /** Groups of the period; two of one subject cost as one. */
  groupIds: readonly number[]
  /** Cents of each month of the current term; null where finance does not tell. */
  currentMonthly: number | null
}

/**
 * What a choice costs by the period's rules as they are: on the page, and when it is confirmed. Throws NOT_FOUND for a group
 * of another period.
 */
export async function priceInPeriod(
  client: pg.ClientBase,
  { tenantId, periodId, groupIds, currentMonthly }: PricedChoice,
): Promise<EnrollmentPrice> {
  const wanted = [...new Set(groupIds)]
  const [[rules], groups] = await Promise.all([
    query<PriceRules & pg.QueryResultRow>(
      client,
      sql`select measure, unit_cents as "unitAmount", fixed_cents as "fixedAmount",
          discount_bp as "discountBasisPoints", installments, first_due_date as "firstDueDate"
        from academic.reenrollment_period where tenant_id = ${tenantId} and period_id = ${periodId}`,
    ),
    query<PricedSubject & { subjectId: number }>(
      client,
      sql`select s.subject_id as "subjectId", s.code, s.name as subject, s.credits, s.workload
        from academic.class_group g join academic.subject s on s.tenant_id = g.tenant_id and s.subject_id = g.subject_id
        where g.tenant_id = ${tenantId} and g.period_id = ${periodId} and g.group_id = any(${toSqlArray(wanted)}::int[])
        order by s.name, s.subject_id`,
    ),
  ])
  if (!rules || groups.length < wanted.length) throw new DomainError('NOT_FOUND')
  const subjects = groups.filter(({ subjectId }, index) => subjectId !== groups[index - 1]?.subjectId)
  return enrollmentPrice(rules, subjects, currentMonthly)
}

export async function priceOfGroups(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _input: { academicRecord: string; groupIds: number[] },
): Promise<EnrollmentPrice> {
  throw new Error('unfinished')
}
