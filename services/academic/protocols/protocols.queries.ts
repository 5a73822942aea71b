import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Protocol, ProtocolFilter } from '#api/academic/protocols.ts'
import { getSituation } from '#api/academic/request-names.ts'
import { type RequestStatus, getStatuses } from '#api/academic/request-status.ts'
import type { RequestCategory } from '#api/academic/request-types.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { containsNormalized } from '../../platform/normalized-text.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { CallerScope } from '../access/scopes.ts'
import { requestsInScope } from '../requests/request-scope.queries.ts'

interface ProtocolRow extends Omit<Protocol, 'situation' | 'openedAt' | 'updatedAt'> {
  openedAt: Date
  updatedAt: Date
  typeId: number
  version: number
  enrollmentId: number
}

/** Year of a protocol, which begins its number. */
const year = sql`left(r.protocol, 4)::int`

function matching(scope: CallerScope, filter: ProtocolFilter): SQL {
  const conditions = [requestsInScope(scope)]
  if (filter.search) conditions.push(searched(filter.search))
  if (filter.category) conditions.push(sql`r.category = ${filter.category}`)
  if (filter.situation) conditions.push(sql`r.status = any(${toSqlArray(getStatuses(filter.situation))}::text[])`)
  if (filter.year) conditions.push(sql`${year} = ${filter.year}`)
  return sql.join(conditions, sql` and `)
}

/** Condition for a search text in the number, or in the name in any language. */
const searched = (search: string) => sql`exists (
  select from (values (r.protocol), (r.name->>'pt-BR'), (r.name->>'en'), (r.name->>'es')) as shown(text)
  where ${containsNormalized('shown.text', search)})`

const protocols = (condition: SQL) => sql`
  select r.request_id as "requestId", r.protocol as number, r.name, r.category, r.channel, r.status, e.course, r.created_at as "openedAt",
    r.updated_at as "updatedAt", r.deadline, r.type_id as "typeId", r.version, r.enrollment_id as "enrollmentId"
  from academic.request r
  join academic.enrollment e on e.tenant_id = r.tenant_id and e.enrollment_id = r.enrollment_id
  where ${condition}`

/** A page, newest first. */
export async function listProtocols(
  client: pg.ClientBase,
  scope: CallerScope,
  { filter, page, perPage }: { filter: ProtocolFilter; page: number; perPage: number },
): Promise<{ results: Protocol[]; totalCount: number; page: number; perPage: number }> {
  const chosen = matching(scope, filter)
  const rows = await query<ProtocolRow>(
    client,
    sql`${protocols(chosen)} order by r.created_at desc, r.list_id desc limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  const [counted] = await query<{ count: number }>(client, sql`select count(*)::int as count from academic.request r where ${chosen}`)
  return { results: rows.map(shownProtocol), totalCount: counted!.count, page, perPage }
}

/** Throws NOT_FOUND when missing or not the caller's. */
export async function requireProtocol(client: pg.ClientBase, scope: CallerScope, requestId: string): Promise<ProtocolRow> {
  const [found] = await query<ProtocolRow>(client, protocols(sql`${requestsInScope(scope)} and r.request_id = ${requestId}`))
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** Lists movements, oldest first; each change of status appears once. */
export async function listMovements(
  client: pg.ClientBase,
  tenantId: number,
  requestId: string,
): Promise<{ status: RequestStatus; at: string }[]> {
  const rows = await query<{ status: RequestStatus; at: Date }>(
    client,
    sql`select status, at from (
        select status, at, event_id, lag(status) over (order by at, event_id) as before
        from academic.request_event where tenant_id = ${tenantId} and request_id = ${requestId}) moved
      where before is distinct from status order by at, event_id`,
  )
  return rows.map(({ status, at }) => ({ status, at: at.toISOString() }))
}

export const countByCategory = (client: pg.ClientBase, scope: CallerScope): Promise<{ category: RequestCategory; count: number }[]> =>
  query(client, sql`select r.category, count(*)::int as count from academic.request r where ${requestsInScope(scope)} group by r.category`)

/** Reads the statuses and years of the caller's protocols, newest first. */
export async function listParams(client: pg.ClientBase, scope: CallerScope): Promise<{ statuses: RequestStatus[]; years: number[] }> {
  const rows = await query<{ status: RequestStatus; year: number }>(
    client,
    sql`select distinct r.status, ${year} as year from academic.request r where ${requestsInScope(scope)}`,
  )
  return {
    statuses: [...new Set(rows.map(({ status }) => status))],
    years: [...new Set(rows.map((row) => row.year))].sort((one, other) => other - one),
  }
}

/** Converts a row to the protocol that the contract shows. */
export function shownProtocol({ typeId: _typeId, version: _version, enrollmentId: _enrollmentId, ...row }: ProtocolRow): Protocol {
  return {
    ...row,
    situation: getSituation(row.status),
    openedAt: row.openedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
