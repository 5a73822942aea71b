import { type SQL, sql } from 'drizzle-orm'
import type { LocalizedText } from '#api/locales.ts'
import type { OfficePage, OfficeRequest } from '#api/academic/request-office.ts'
import { readTenant } from '../../platform/database.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { PersonName } from '../requests/messages.queries.ts'
import { officeRequests } from '../requests/request-scope.queries.ts'
import { type OfficeSelection, type OfficeSources, officeView } from './office-view.queries.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { type AgeDays, getAge } from './request-age.ts'

export type OfficeListPorts = OfficeSources & { reviewerName: PersonName }

const exportBatch = 1_000

export async function listOfficeRequests(
  ports: OfficeListPorts,
  member: OfficeMember,
  { page, perPage, ...selection }: OfficeSelection & { page: number; perPage: number },
  days: AgeDays,
): Promise<OfficePage> {
  const view = officeView(ports, member, selection, days)
  const { result, ids, totalCount } = await ports.requestLists.views.page(view, (page - 1) * perPage, perPage, (transaction, listed) =>
    transaction.read(requestsRead(member, listed)),
  )
  return { results: await requestsInOrder(ports, member, ids, result, days), totalCount, page, perPage }
}

/** All requests of a selection in batches (GET /requests/export). Stops when `signal` aborts. */
export async function* exportOfficeRequests(
  ports: OfficeListPorts,
  member: OfficeMember,
  selection: OfficeSelection,
  days: AgeDays,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ total: number; rows: OfficeRequest[] }, void> {
  const ids = await ports.requestLists.views.ids(officeView(ports, member, selection, days))
  for (let from = 0; from === 0 || from < ids.length; from += exportBatch) {
    if (signal?.aborted) return
    const batch = [...ids.subarray(from, from + exportBatch)]
    const rows = await readTenant(ports.pool, member.tenantId, (transaction) =>
      transaction.read(requestsRead(member, sql`${toSqlArray(batch)}::int[]`)),
    )
    yield { total: ids.length, rows: await requestsInOrder(ports, member, batch, rows, days) }
  }
}

type FoundRow = Omit<OfficeRequest, 'sentAt' | 'updatedAt' | 'age' | 'assignee'> & {
  listId: number
  sentAt: Date
  updatedAt: Date
  assignee: number | null
}

const requestsRead = (member: OfficeMember, ids: SQL) =>
  getRows<FoundRow>(
    sql`select r.list_id as "listId", r.request_id as "requestId", r.protocol, r.type_id as "typeId", r.name, e.student_name as student,
          e.academic_record as "academicRecord", e.course, r.status, r.created_at as "sentAt", r.updated_at as "updatedAt", r.deadline,
          r.assignee, r.unread_by_office as unread, r.channel
        from academic.request r join academic.enrollment e on e.tenant_id = r.tenant_id and e.enrollment_id = r.enrollment_id
        where ${officeRequests(member)} and r.list_id = any (${ids})`,
    'sentAt',
    'updatedAt',
  )

/** Returns requests in the order of the ids; omits those that no longer exist. */
async function requestsInOrder(
  { reviewerName }: OfficeListPorts,
  { tenantId }: OfficeMember,
  ids: readonly number[],
  rows: readonly FoundRow[],
  days: AgeDays,
): Promise<OfficeRequest[]> {
  const people = await getNames(
    reviewerName,
    tenantId,
    rows.map(({ assignee }) => assignee),
  )
  const byId = new Map(rows.map((row) => [row.listId, row]))
  return ids.flatMap((id) => {
    const found = byId.get(id)
    if (!found) return []
    const { listId: _, sentAt, updatedAt, assignee, ...row } = found
    return {
      ...row,
      sentAt: sentAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      age: getAge(found, days),
      assignee: getAssignee(assignee, people),
    }
  })
}

/** Names by user id; ids may repeat, and null is left out. */
export async function getNames(personName: PersonName, tenantId: number, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  const named = await Promise.all(known.map(async (id) => [id, await personName(tenantId, id)] as const))
  return new Map(named.flatMap(([id, name]) => (name === null ? [] : [[id, name]])))
}

/** Returns the assignee; null also when the account no longer exists. */
export function getAssignee(userId: number | null, people: ReadonlyMap<number, string>): OfficeRequest['assignee'] {
  const name = userId === null ? undefined : people.get(userId)
  return userId === null || name === undefined ? null : { userId, name }
}

/** Types of requests and courses to filter by. */
export function requestFilterOptions({ pool, requestLists: { cache } }: OfficeSources, member: OfficeMember) {
  const { tenantId, institutionId } = member
  const ofPlace = institutionId === null ? sql`` : sql`and (t.institution_id is null or t.institution_id = ${institutionId})`
  const read = () =>
    readTenant(pool, tenantId, async ({ client }) => {
      const types = await query<{ typeId: number; name: LocalizedText }>(
        client,
        sql`select t.type_id as "typeId", v.definition->'name' as name from academic.request_type t
          join academic.request_type_version v on v.tenant_id = t.tenant_id and v.type_id = t.type_id and v.version = t.version
          where t.tenant_id = ${tenantId} ${ofPlace} order by v.definition->>'category', t.position, t.type_id`,
      )
      const courses = await query<{ course: string }>(
        client,
        sql`select distinct r.course from academic.enrollment r where ${officeRequests(member)} order by course`,
      )
      return { types, courses: courses.map(({ course }) => course) }
    })
  const size = ({ types, courses }: Awaited<ReturnType<typeof read>>) => (types.length + courses.length) * 200
  return cache.get(tenantId, JSON.stringify(['request options', institutionId]), read, size)
}
