import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ReviewFilter, ReviewSortColumn } from '#api/document-reviews.ts'
import { inTenant } from '../../platform/database.ts'
import { foldedSql } from '../../platform/folded-text.ts'
import { query } from '../../platform/query.ts'
import type { TenantCache } from '../../platform/tenant-cache.ts'
import { isStudentFound, studentOrder } from '../enrollments/enrollments.queries.ts'
import { reviewed, type ReviewScope } from './review-scope.queries.ts'

export interface ReviewSources {
  pool: pg.Pool
  /** Of what is read from the documents of a tenant. */
  cache: TenantCache
}

export interface ReviewSelection {
  filter: ReviewFilter
  sort: `-${ReviewSortColumn}` | ReviewSortColumn
}

/** Ids of all documents of a selection in order: a page is a slice (docs/decisions/0006-positions-of-large-lists-in-memory.md). */
export function reviewPositions(
  { pool, cache }: ReviewSources,
  scope: ReviewScope,
  { filter, sort }: ReviewSelection,
): Promise<Int32Array> {
  const filters = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const key = JSON.stringify(['reviews', scope.institutionId, filters, sort])
  return cache.get(
    scope.tenantId,
    key,
    () => readPositions(pool, scope, { filter, sort }),
    (ids) => ids.byteLength,
    // A tenth of a second; whoever decides expects to see it at once.
    false,
  )
}

/** For statements on the tables d, e and k of `reviewTables`. */
export function matchingReviews({ search, status, purpose, kind, course }: ReviewFilter): SQL {
  const conditions = [sql`true`]
  if (search) conditions.push(isStudentFound(search))
  if (status) conditions.push(sql`d.status = ${status}`)
  if (purpose) conditions.push(sql`k.purpose = ${purpose}`)
  if (kind) conditions.push(sql`d.kind_id = ${kind}`)
  if (course) conditions.push(sql`e.course = ${course}`)
  return sql.join(conditions, sql` and `)
}

const enrollments = sql`join academic.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id`
const kinds = sql`join academic.document_kind k on k.tenant_id = d.tenant_id and k.kind_id = d.kind_id`

export const reviewTables = sql`academic.enrollment_document d ${enrollments} ${kinds}`

const sortKeys: Record<ReviewSortColumn, SQL> = {
  sentAt: sql`d.sent_at`,
  student: studentOrder,
  course: sql`${sql.raw(foldedSql('e.course'))} collate "C"`,
}

async function readPositions(pool: pg.Pool, scope: ReviewScope, { filter, sort }: ReviewSelection): Promise<Int32Array> {
  const descending = sort.startsWith('-')
  const column = (descending ? sort.slice(1) : sort) as ReviewSortColumn
  const tables = [
    sql`academic.enrollment_document d`,
    ...(filter.search || filter.course || column !== 'sentAt' ? [enrollments] : []),
    ...(filter.purpose ? [kinds] : []),
  ]
  const order = descending ? sql`desc nulls last, d.document_enrollment_id desc` : sql`asc nulls last, d.document_enrollment_id`
  const [row] = await inTenant(pool, scope.tenantId, ({ client }) =>
    query<{ packed: Buffer | null }>(
      client,
      sql`select string_agg(int4send(id), ''::bytea) as packed from (
        select d.document_enrollment_id as id from ${sql.join(tables, sql` `)}
        where ${reviewed(scope)} and ${matchingReviews(filter)} order by ${sortKeys[column]} ${order}) ordered`,
    ),
  )
  // In memory of its own: a driver's buffer may be a part of another one.
  const bytes = new Uint8Array(row?.packed ?? [])
  Buffer.from(bytes.buffer).swap32()
  return new Int32Array(bytes.buffer)
}
