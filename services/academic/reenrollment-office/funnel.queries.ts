import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PendencyKind } from '#api/academic/reenrollment.ts'
import type { Funnel, FunnelPerson, FunnelStage, funnelFilter } from '#api/academic/reenrollment-office.ts'
import { funnelStages, pendencyKinds } from '#api/academic/reenrollment-names.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { isStudentFound, studentOrder } from '../enrollments/enrollments.queries.ts'
import { funnelSource, readStandings } from './funnel-stage.queries.ts'
import type { ReenrollmentOfficePorts } from './office-scope.queries.ts'

/** Counts the students in each stage, and how full the classes are. Throws NOT_FOUND for a period of another institution. */
export async function readFunnel(
  ports: ReenrollmentOfficePorts,
  member: OfficeMember,
  timeZone: string,
  periodId: number,
): Promise<Funnel> {
  const source = await funnelSource(ports, member, timeZone, periodId)
  const { tenantId } = member
  return readTenant(ports.pool, tenantId, async ({ client }) => {
    const [rows, [seats]] = await Promise.all([
      readStandings<{ stage: FunnelStage; blockedBy: PendencyKind[]; count: number }>(
        client,
        source,
        sql`select stage, blocked_by as "blockedBy", count(*)::int as count from people group by 1, 2`,
      ),
      query<Funnel['seats']>(
        client,
        sql`select coalesce(sum(g.seats), 0)::int as offered, coalesce(sum(s.taken), 0)::int as taken, coalesce(sum(s.held), 0)::int as held,
            coalesce(sum(w.waiting), 0)::int as waiting
          from academic.class_group g
          left join lateral (
            select count(*) filter (where status <> 'held') as taken,
              count(*) filter (where status = 'held' and held_until > ${source.now.toISOString()}::timestamptz) as held
            from academic.reenrollment_seat where tenant_id = g.tenant_id and group_id = g.group_id) s on true
          left join lateral (
            select count(*) as waiting from academic.class_waiting where tenant_id = g.tenant_id and group_id = g.group_id) w on true
          where g.tenant_id = ${tenantId} and g.period_id = ${periodId}`,
      ),
    ])
    const sum = (counted: typeof rows) => counted.reduce((total, { count }) => total + count, 0)
    return {
      stages: funnelStages.map((stage) => ({ stage, count: sum(rows.filter((row) => row.stage === stage)) })),
      blockedBy: pendencyKinds.flatMap((rule) => {
        const count = sum(rows.filter(({ blockedBy }) => blockedBy.includes(rule)))
        return count > 0 ? [{ rule, count }] : []
      }),
      seats: seats!,
      isFinanceMissing: source.isFinanceMissing,
    }
  })
}

interface PeoplePage {
  periodId: number
  filter: z.output<typeof funnelFilter>
  page: number
  perPage: number
}

/** Lists the students behind a number of the funnel, by name. Throws NOT_FOUND for a period of another institution. */
export async function listPeople(
  ports: ReenrollmentOfficePorts,
  member: OfficeMember,
  timeZone: string,
  { periodId, filter, page, perPage }: PeoplePage,
): Promise<{ results: FunnelPerson[]; totalCount: number; page: number; perPage: number }> {
  const source = await funnelSource(ports, member, timeZone, periodId)
  const rows = await readTenant(ports.pool, member.tenantId, ({ client }) =>
    readStandings<
      Omit<FunnelPerson, 'enrollmentId' | 'updatedAt'> & {
        enrollmentId: number | null
        updatedAt: Date | null
        total: number
        position: string
      }
    >(
      client,
      source,
      sql`, found as (select * from people e where ${matching(filter)})
        select t.total, f.* from (select count(*)::int as total from found) t left join (
          select enrollment_id as "enrollmentId", academic_record as "academicRecord", student_name as student, course, stage, status,
            blocked_by as "blockedBy", classes, updated_at as "updatedAt", row_number() over (order by ${studentOrder}, enrollment_id) as position
          from found e order by position limit ${perPage} offset ${(page - 1) * perPage}
        ) f on true order by f.position`,
    ),
  )
  const results = rows.flatMap(({ total: _total, position: _position, enrollmentId, updatedAt, ...person }) =>
    // Beyond the last page, the row has only the total.
    enrollmentId === null ? [] : [{ ...person, enrollmentId, updatedAt: updatedAt?.toISOString() ?? null }],
  )
  return { results, totalCount: rows[0]!.total, page, perPage }
}

/** On `people e`. */
function matching({ stage, rule, search }: PeoplePage['filter']): SQL {
  const conditions = [sql`true`]
  if (stage) conditions.push(sql`e.stage = ${stage}`)
  if (rule) conditions.push(sql`${rule} = any (e.blocked_by)`)
  if (search) conditions.push(isStudentFound(search))
  return sql.join(conditions, sql` and `)
}
