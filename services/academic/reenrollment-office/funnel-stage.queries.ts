import { type SQL, sql } from 'drizzle-orm'
import { addressFields, contactFields } from '#api/address-rules.ts'
import type { PendencyKind } from '#api/academic/reenrollment.ts'
import type pg from 'pg'
import { civilToday } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { asksFinance } from '../reenrollment/pendencies.ts'
import { type ReenrollmentOfficePorts } from './office-scope.queries.ts'

export interface FunnelSource {
  member: OfficeMember
  periodId: number
  /** Academic records blocked by the financial service; null if it did not answer, or no rule asks it. */
  finance: { debts: string[]; agreements: string[]; contracts: string[] } | null
  isFinanceMissing: boolean
  now: Date
}

/**
 * What stages are made of. The financial service is asked before a transaction begins: it reads in one of its own.
 * Throws NOT_FOUND for a period of another institution.
 */
export async function funnelSource(
  { pool, clock, reenrollmentFinance }: ReenrollmentOfficePorts,
  member: OfficeMember,
  timeZone: string,
  periodId: number,
): Promise<FunnelSource> {
  const { tenantId } = member
  const [period] = await readTenant(pool, tenantId, ({ client }) =>
    query<{ institutionId: number; rules: PendencyKind[] }>(
      client,
      sql`select p.institution_id as "institutionId", p.rules from academic.reenrollment_period p
        where ${placeCondition(member, 'p')} and p.period_id = ${periodId}`,
    ),
  )
  if (!period) throw new DomainError('NOT_FOUND')
  const isAsked = asksFinance(period)
  const { institutionId } = period
  const finance = isAsked
    ? await reenrollmentFinance.blocked({ tenantId, institutionId }, civilToday(clock, timeZone)).catch(() => null)
    : null
  return { member, periodId, finance, isFinanceMissing: isAsked && finance === null, now: clock.now() }
}

const isAnyOf = (records: readonly string[] | undefined): SQL =>
  sql`e.academic_record in (select jsonb_array_elements_text(${JSON.stringify(records ?? [])}::jsonb))`

const textList = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

/**
 * The one definition of where somebody stands, for counts and lists: `people`, the active enrollments of the period's courses, with
 * `stage`, the rules in `blocked_by`, and the number of `classes` that are chosen. `blocked` is who cannot choose, as the student's own
 * page has it: dependencies are settled by choosing them. Who canceled, or ran out of time, has not started. Rules are looked at once, for
 * those alone who are choosing.
 */
export function standings({ member, periodId, finance, now }: FunnelSource): SQL {
  const { tenantId } = member
  const at = now.toISOString()
  const rule = (kind: PendencyKind, holds: SQL) =>
    sql`case when ${kind} = any (p.rules) and ${holds} and not exists (
      select from academic.reenrollment_exception x where x.tenant_id = r.tenant_id and x.period_id = r.period_id
        and x.enrollment_id = r.enrollment_id and x.pendency = ${kind} and x.revoked_at is null) then ${kind} end`
  const isOpenDocument = sql`exists (
    select from academic.enrollment_document d where d.tenant_id = e.tenant_id and d.enrollment_id = e.enrollment_id
      and d.kind_id = any (p.document_kind_ids) and d.status in ('pending', 'refused'))`
  const isUnconfirmed = (fields: readonly string[], confirmedAt: SQL) =>
    sql`(u.fields && ${textList(fields)} and coalesce(${confirmedAt} < u.asked_at, true))`
  const isDataAsked = sql`e.user_id is not null and exists (
    select from academic.data_update_request u where u.tenant_id = e.tenant_id and u.institution_id = e.institution_id and (
      ${isUnconfirmed(contactFields, sql`(select d.confirmed_at from academic.personal_data d where d.tenant_id = e.tenant_id and d.user_id = e.user_id)`)}
      or ${isUnconfirmed(addressFields, sql`(select max(a.confirmed_at) from academic.address a where a.tenant_id = e.tenant_id and a.user_id = e.user_id)`)}))`
  const rules = [
    rule('payment_pending', isAnyOf(finance?.debts)),
    rule('agreement', isAnyOf(finance?.agreements)),
    rule('documentation_mandatory', isOpenDocument),
    rule('person_update', isDataAsked),
    rule('accept_contract', isAnyOf(finance?.contracts)),
  ]
  return sql`chosen as (
      select r.reenrollment_id, count(*)::int as classes
      from academic.reenrollment r
      join academic.reenrollment_seat s on s.tenant_id = r.tenant_id and s.reenrollment_id = r.reenrollment_id
      where r.tenant_id = ${tenantId} and r.period_id = ${periodId}
        and (s.status = 'taken' or (s.status = 'held' and s.held_until > ${at}::timestamptz))
      group by 1
    ), waiting as (
      select distinct w.reenrollment_id from academic.class_group g
      join academic.class_waiting w on w.tenant_id = g.tenant_id and w.group_id = g.group_id
      where g.tenant_id = ${tenantId} and g.period_id = ${periodId}
    ), facts as materialized (
      select e.enrollment_id, e.academic_record, e.student_name, e.name_key, e.course, r.status, r.updated_at,
        coalesce(c.classes, 0) as classes, c.classes > 0 or w.reenrollment_id is not null as has_chosen,
        case when r.status = 'choosing' then array_remove(array[${sql.join(rules, sql`, `)}], null) else '{}' end as blocked_by
      from academic.reenrollment_period p
      join academic.enrollment e on e.tenant_id = p.tenant_id and e.institution_id = p.institution_id and e.status = 'active'
        and (p.curriculum_ids = '{}' or e.curriculum_id = any (p.curriculum_ids))
      left join academic.reenrollment r on r.tenant_id = p.tenant_id and r.period_id = p.period_id and r.enrollment_id = e.enrollment_id
      left join chosen c on c.reenrollment_id = r.reenrollment_id
      left join waiting w on w.reenrollment_id = r.reenrollment_id
      where ${placeCondition(member, 'p')} and p.period_id = ${periodId}
    ), people as (
      select *, case
          when status = 'completed' then 'done'
          when status in ('confirmed', 'processing', 'awaiting_payment') then 'paying'
          when status is distinct from 'choosing' then 'not_started'
          when blocked_by <> '{}' then 'blocked'
          when has_chosen then 'choosing'
          else 'started' end as stage
      from facts)`
}

/** Runs a statement on `people` within the tenant. */
export const readStandings = <Row extends pg.QueryResultRow>(client: pg.ClientBase, source: FunnelSource, statement: SQL): Promise<Row[]> =>
  query<Row>(client, sql`with ${standings(source)} ${statement}`)
