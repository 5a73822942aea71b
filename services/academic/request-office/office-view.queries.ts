import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { OfficeFilter, OfficeSortColumn } from '#api/academic/request-office.ts'
import { getStatuses } from '#api/academic/request-status.ts'
import { inTenant } from '../../platform/database.ts'
import type { ListSources } from '../../platform/list-sources.ts'
import { unpackIds, type ListView, parseSort, sortedFilter, type ViewSource } from '../../platform/list-views.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { isStudentFound, studentOrder } from '../enrollments/enrollments.queries.ts'
import { officeRequests } from '../requests/request-scope.queries.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { ofAge, openRequests } from './request-age.queries.ts'
import type { AgeDays } from './request-age.ts'

export interface OfficeSources {
  pool: pg.Pool
  requestLists: ListSources
}

export interface OfficeSelection {
  filter: OfficeFilter
  sort: `-${OfficeSortColumn}` | OfficeSortColumn
}

/** Requests of a selection in order, by list id (docs/decisions/0084-list-views-in-the-database.md). */
export function officeView({ pool }: OfficeSources, member: OfficeMember, selection: OfficeSelection, days: AgeDays): ViewSource<null> {
  const { filter, sort } = selection
  return {
    tenantId: member.tenantId,
    key: ['requests', member.institutionId, sortedFilter(filter), sort, filter.age && days, filter.assignee === 'me' && member.userId],
    isNarrow: filter.search !== undefined,
    read: () => readView(pool, member, selection, days),
  }
}

const enrollments = sql`join academic.enrollment e on e.tenant_id = r.tenant_id and e.enrollment_id = r.enrollment_id`

/** For statements on `academic.request r`, and `academic.enrollment e` where a search or a course is given. */
function matching(
  member: OfficeMember,
  { search, status, situation, open, type, course, assignee, age }: OfficeFilter,
  days: AgeDays,
): SQL {
  const conditions = [officeRequests(member)]
  if (search) conditions.push(sql`(${isStudentFound(search)} or strpos(r.protocol, ${search}) > 0)`)
  if (status) conditions.push(sql`r.status = ${status}`)
  if (situation) conditions.push(sql`r.status = any (${toSqlArray(getStatuses(situation))}::text[])`)
  if (open) conditions.push(openRequests)
  if (type) conditions.push(sql`r.type_id = ${type}`)
  if (course) conditions.push(sql`e.course = ${course}`)
  if (assignee === 'nobody') conditions.push(sql`r.assignee is null`)
  else if (assignee) conditions.push(sql`r.assignee = ${assignee === 'me' ? member.userId : assignee}`)
  if (age) conditions.push(ofAge(age, days))
  return sql.join(conditions, sql` and `)
}

const sortKeys: Record<OfficeSortColumn, SQL> = {
  deadline: sql`r.deadline`,
  sentAt: sql`r.created_at`,
  updatedAt: sql`r.updated_at`,
  student: studentOrder,
}

async function readView(pool: pg.Pool, member: OfficeMember, { filter, sort }: OfficeSelection, days: AgeDays): Promise<ListView<null>> {
  const { column, descending } = parseSort(sort)
  const joined = filter.search || filter.course || column === 'student' ? enrollments : sql``
  const order = descending ? sql`desc nulls last, r.list_id desc` : sql`asc nulls last, r.list_id`
  const [row] = await inTenant(pool, member.tenantId, ({ client }) =>
    query<{ packed: Buffer | null }>(
      client,
      sql`select string_agg(int4send(id), ''::bytea) as packed from (
        select r.list_id as id from academic.request r ${joined}
        where ${matching(member, filter, days)} order by ${sortKeys[column]} ${order}) ordered`,
    ),
  )
  return { ids: unpackIds(row?.packed ?? null), totals: null }
}
