import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { OfficeFilter, OfficeSortColumn } from '#api/request-office.ts'
import { statusesOf } from '#api/request-status.ts'
import { inTenant } from '../../platform/database.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { TenantCache } from '../../platform/tenant-cache.ts'
import { isStudentFound, studentOrder } from '../enrollments/enrollments.queries.ts'
import { officeRequests } from '../requests/request-scope.queries.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { ofAge, openRequests } from './request-age.queries.ts'
import type { AgeDays } from './request-age.ts'

export interface OfficeSources {
  pool: pg.Pool
  /** Of what is read from the requests of a tenant. */
  requestCache: TenantCache
}

export interface OfficeSelection {
  filter: OfficeFilter
  sort: `-${OfficeSortColumn}` | OfficeSortColumn
}

/** List ids of a selection in order: a page is a slice (docs/decisions/0006-positions-of-large-lists-in-memory.md). */
export function officePositions(
  { pool, requestCache }: OfficeSources,
  member: OfficeMember,
  { filter, sort }: OfficeSelection,
  days: AgeDays,
): Promise<Int32Array> {
  const filters = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const key = ['requests', member.institutionId, filters, sort, filter.age && days, filter.assignee === 'me' && member.userId]
  return requestCache.get(
    member.tenantId,
    JSON.stringify(key),
    () => readPositions(pool, member, { filter, sort }, days),
    (ids) => ids.byteLength,
    // Who deals with a request expects to see it at once; what was concluded in all the years may come seconds later.
    !filter.open,
  )
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
  if (situation) conditions.push(sql`r.status = any (${toSqlArray(statusesOf(situation))}::text[])`)
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

async function readPositions(pool: pg.Pool, member: OfficeMember, { filter, sort }: OfficeSelection, days: AgeDays): Promise<Int32Array> {
  const descending = sort.startsWith('-')
  const column = (descending ? sort.slice(1) : sort) as OfficeSortColumn
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
  // In memory of its own: a driver's buffer may be a part of another one.
  const bytes = new Uint8Array(row?.packed ?? [])
  Buffer.from(bytes.buffer).swap32()
  return new Int32Array(bytes.buffer)
}
