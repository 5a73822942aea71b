import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ReviewFilter, ReviewSortColumn } from '#api/academic/document-reviews.ts'
import { inTenant } from '../../platform/database.ts'
import { normalizedSql } from '../../platform/normalized-text.ts'
import type { ListSources } from '../../platform/list-sources.ts'
import { unpackIds, type ListView, parseSort, sortedFilter, type ViewSource } from '../../platform/list-views.ts'
import { query } from '../../platform/query.ts'
import { isStudentFound, studentOrder } from '../enrollments/enrollments.queries.ts'
import { reviewed, type ReviewScope } from './review-scope.queries.ts'

export interface ReviewSources {
  pool: pg.Pool
  documentLists: ListSources
}

export interface ReviewSelection {
  filter: ReviewFilter
  sort: `-${ReviewSortColumn}` | ReviewSortColumn
}

/** Documents of a selection in order (docs/decisions/0084-list-views-in-the-database.md). */
export function reviewView({ pool }: ReviewSources, scope: ReviewScope, selection: ReviewSelection): ViewSource<null> {
  const { filter, sort } = selection
  return {
    tenantId: scope.tenantId,
    key: ['reviews', scope.institutionId, sortedFilter(filter), sort],
    isNarrow: filter.search !== undefined,
    read: () => readView(pool, scope, selection),
  }
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
  course: sql`${sql.raw(normalizedSql('e.course'))} collate "C"`,
}

async function readView(pool: pg.Pool, scope: ReviewScope, { filter, sort }: ReviewSelection): Promise<ListView<null>> {
  const { column, descending } = parseSort(sort)
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
  return { ids: unpackIds(row?.packed ?? null), totals: null }
}
