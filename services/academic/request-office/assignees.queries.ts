import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTenant, readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { PersonName } from '../requests/messages.queries.ts'
import { getNames } from './office-list.queries.ts'
import type { Turn } from './office-rules.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { openRequests } from './request-age.queries.ts'

/** Days without opening the queue after which an office member is no longer given requests. */
const cacheSeconds = 60

/** Institution id in the registry of assignees that stands for every institution of the tenant. */
const everyInstitution = 0

/** Members who have opened the queue today, as known to this process: recording it once a day is enough. */
const seenToday = new Map<string, string>()

/** Records that an office member works on the queue. @param today civil date */
export async function seeMember(pool: pg.Pool, member: OfficeMember, now: Date, today: string): Promise<void> {
  const { tenantId, institutionId, userId } = member
  const key = `${tenantId} ${institutionId} ${userId}`
  if (seenToday.get(key) === today) return
  seenToday.set(key, today)
  await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`insert into academic.request_assignee (tenant_id, institution_id, user_id, seen_at)
        values (${tenantId}, ${institutionId ?? everyInstitution}, ${userId}, ${now.toISOString()}::timestamptz)
        on conflict (tenant_id, institution_id, user_id) do update set seen_at = excluded.seen_at`,
    ),
  )
}

/** Condition on `academic.request_assignee s`. @param institutionId of the request; null asks for the whole tenant's */
const working = (tenantId: number, institutionId: number | null, now: Date) => {
  const since = new Date(now.getTime() - cacheSeconds * 86_400_000).toISOString()
  const place = institutionId === null ? sql`` : sql`and s.institution_id in (${everyInstitution}, ${institutionId})`
  return sql`s.tenant_id = ${tenantId} ${place} and s.seen_at >= ${since}::timestamptz`
}

const assignees = (tenantId: number, institutionId: number | null, now: Date) =>
  getRows<{ userId: number }>(
    sql`select distinct s.user_id as "userId" from academic.request_assignee s where ${working(tenantId, institutionId, now)} order by 1`,
  )

/** Returns the user ids of people who may be given requests of an institution. */
export async function assigneeIds(client: pg.ClientBase, tenantId: number, institutionId: number | null, now: Date): Promise<number[]> {
  const rows = await query<{ userId: number }>(client, assignees(tenantId, institutionId, now).statement)
  return rows.map(({ userId }) => userId)
}

/** Lists people who may be given a request, including the caller, by name. */
export async function listAssignees(
  { pool, reviewerName }: { pool: pg.Pool; reviewerName: PersonName },
  { tenantId, institutionId, userId }: OfficeMember,
  now: Date,
): Promise<{ userId: number; name: string }[]> {
  const found = await readTenant(pool, tenantId, (transaction) => transaction.read(assignees(tenantId, institutionId, now)))
  const names = await getNames(reviewerName, tenantId, [...found.map((one) => one.userId), userId])
  return [...names].map(([id, name]) => ({ userId: id, name })).sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
}

/** Records that somebody was given a request of an institution. */
export async function noteGiven(
  client: pg.ClientBase,
  { tenantId, institutionId }: { tenantId: number; institutionId: number },
  userId: number,
  now: Date,
): Promise<void> {
  await query(
    client,
    sql`update academic.request_assignee set given_at = ${now.toISOString()}::timestamptz
      where tenant_id = ${tenantId} and institution_id in (${everyInstitution}, ${institutionId}) and user_id = ${userId}`,
  )
}

/** Locks and returns those who share an institution's requests, until the transaction ends, so that concurrent distributions take turns. */
export function lockTurns(client: pg.ClientBase, tenantId: number, institutionId: number, now: Date): Promise<Turn[]> {
  return query<Turn & pg.QueryResultRow>(
    client,
    sql`with people as (
        select s.user_id, s.given_at from academic.request_assignee s where ${working(tenantId, institutionId, now)}
        order by s.user_id, s.institution_id for update)
      select p.user_id as "userId", max(p.given_at) as "givenAt", (
          select count(*)::int from academic.request r where r.tenant_id = ${tenantId} and r.assignee = p.user_id and ${openRequests}) as open
      from people p group by p.user_id`,
  )
}
