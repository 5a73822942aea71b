import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type RequestStatus, getStatuses } from '#api/academic/request-status.ts'
import type { ListedRequest, RequestFilter, RequestRow } from '#api/academic/requests.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { containsNormalized } from '../../platform/normalized-text.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { CallerScope } from '../access/scopes.ts'
import type { RequestCharges } from './charge-port.ts'
import { isConcluded } from './request-changes.queries.ts'
import { requestsInScope } from './request-scope.queries.ts'
import { statusStart } from './request-wait.queries.ts'

/** Milliseconds in which a concluded request may be rated. */
const ratedWithin = 90 * 86_400_000

/** The facts of a row that determine what its student may do. */
export interface RowFacts extends Omit<RequestRow, 'createdAt' | 'updatedAt' | 'statusSince' | 'awaitedItems' | 'mayCancel' | 'mayRate'> {
  awaitedItems: RequestRow['awaitedItems'] | null
  createdAt: Date
  updatedAt: Date
  statusSince: Date | null
  decidedAt: Date | null
  ratedAt: Date | null
}

/** The earliest deadline of what the student has not handed in yet. */
const handInBy = sql`(select min(a.deadline) from academic.request_action a
  where r.status = 'waiting_for_student_action' and a.tenant_id = r.tenant_id and a.request_id = r.request_id and a.answered_at is null)`

/** What the student has not handed in yet; null where nothing is asked. */
const awaitedItems = sql`(select json_build_object('count', count(*), 'label', case count(*) when 1 then min(i.label) end)
  from academic.request_action a join academic.request_item i on i.tenant_id = a.tenant_id and i.action_id = a.action_id
  where r.status = 'waiting_for_student_action' and a.tenant_id = r.tenant_id and a.request_id = r.request_id
    and a.answered_at is null and i.status in ('required', 'refused')
  having count(*) > 0)`

/** On `academic.request r`, `academic.enrollment e` and the version `v` of its type. */
export const rowColumns = sql`r.request_id as "requestId", r.protocol, r.name, (v.definition->>'limitOfDays')::int as "limitOfDays",
  r.deadline, ${handInBy} as "handInBy", ${awaitedItems} as "awaitedItems", r.created_at as "createdAt", r.updated_at as "updatedAt", r.status, ${statusStart} as "statusSince", e.course, r.cost, r.debt_id as "debtId",
  r.unread_by_student as unread, r.decided_at as "decidedAt", r.rated_at as "ratedAt"`

const rowInstants = ['createdAt', 'updatedAt', 'statusSince', 'decidedAt', 'ratedAt'] as const

export const rowTables = sql`academic.request r
  join academic.enrollment e on e.tenant_id = r.tenant_id and e.enrollment_id = r.enrollment_id
  join academic.request_type_version v on v.tenant_id = r.tenant_id and v.type_id = r.type_id and v.version = r.version`

const awaitedStatuses = toSqlArray(['waiting_for_student_action', 'waiting_for_payment'])

/** Lists requests that wait for the student, then those under way, then the concluded ones, each newest first. */
export async function listRequests(
  transaction: TenantTransaction,
  scope: CallerScope,
  { filter, page, perPage }: { filter: RequestFilter; page: number; perPage: number },
  now: Date,
): Promise<{ results: RequestRow[]; totalCount: number }> {
  const chosen = sql`${requestsInScope(scope)} and ${matching(filter)}`
  const [rows, [counted]] = await Promise.all([
    transaction.read(
      getRows<RowFacts>(
        sql`select ${rowColumns} from ${rowTables} where ${chosen}
          order by r.status = any (${awaitedStatuses}::text[]) desc, r.status = any (${toSqlArray(getStatuses('concluded'))}::text[]), r.created_at desc, r.list_id desc
          limit ${perPage} offset ${(page - 1) * perPage}`,
        ...rowInstants,
      ),
    ),
    transaction.read(getRows<{ count: number }>(sql`select count(*) as count from academic.request r where ${chosen}`)),
  ])
  return { results: rows.map((row) => shownRow(row, now)), totalCount: counted!.count }
}

/** Adds the money received and, for requests that wait for payment, the card under review. */
export async function withPayments(charges: RequestCharges, tenantId: number, rows: readonly RequestRow[]): Promise<ListedRequest[]> {
  const charged = rows.flatMap(({ status, debtId }) => (status === 'waiting_for_payment' && debtId !== null ? [debtId] : []))
  const debtIds = rows.flatMap(({ debtId }) => debtId ?? [])
  const [reviews, money] = await Promise.all([
    charged.length > 0 ? charges.cardReviews(tenantId, charged) : null,
    debtIds.length > 0 ? charges.money(tenantId, debtIds) : null,
  ])
  return rows.map((row) => ({
    ...row,
    cardInReview: (row.debtId !== null && reviews?.get(row.debtId)) || null,
    money: (row.debtId !== null && money?.get(row.debtId)) || null,
  }))
}

/** Throws NOT_FOUND when missing or not the caller's. */
export async function requireOwnRow(client: pg.ClientBase, scope: CallerScope, requestId: string, now: Date): Promise<RequestRow> {
  const [found] = await query<RowFacts>(
    client,
    sql`select ${rowColumns} from ${rowTables} where ${requestsInScope(scope)} and r.request_id = ${requestId}`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return shownRow(found, now)
}

export function countByStatus(
  transaction: TenantTransaction,
  scope: CallerScope,
): Promise<readonly { status: RequestStatus; count: number }[]> {
  return transaction.read(
    getRows<{ status: RequestStatus; count: number }>(
      sql`select r.status, count(*)::int as count from academic.request r where ${requestsInScope(scope)} group by r.status`,
    ),
  )
}

function matching({ name, status, situation }: RequestFilter): SQL {
  const conditions = [sql`true`]
  if (name) {
    const isNamed = sql`exists (select from jsonb_each_text(r.name) given where ${containsNormalized('given.value', name)})`
    conditions.push(sql`(${isNamed} or strpos(r.protocol, ${name}) > 0)`)
  }
  if (status) conditions.push(sql`r.status = ${status}`)
  if (situation) conditions.push(sql`r.status = any (${toSqlArray(getStatuses(situation))}::text[])`)
  return sql.join(conditions, sql` and `)
}

/** Converts a row to the contract's form, whatever else was read with the row. */
export function shownRow(row: RowFacts, now: Date): RequestRow {
  const { requestId, protocol, name, limitOfDays, deadline, handInBy, awaitedItems, status, course, cost, debtId, unread } = row
  return {
    requestId,
    protocol,
    name,
    limitOfDays,
    deadline,
    handInBy,
    ...(awaitedItems && { awaitedItems }),
    status,
    course,
    cost,
    debtId,
    unread,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    statusSince: row.statusSince?.toISOString() ?? null,
    mayCancel: !isConcluded(row),
    mayRate: mayRate(row, now),
  }
}

/** Whether the office decided recently and there is no rating yet (docs/requirements/academic-and-financial.md, section 2). */
export function mayRate(
  { status, decidedAt, ratedAt }: { status: RequestStatus; decidedAt: Date | null; ratedAt: Date | null },
  now: Date,
): boolean {
  const isDecided = isConcluded({ status }) && status !== 'canceled' && decidedAt !== null
  return isDecided && ratedAt === null && now.getTime() - decidedAt.getTime() <= ratedWithin
}
