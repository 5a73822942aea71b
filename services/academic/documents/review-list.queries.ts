import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DocumentToReview, ReviewFigures, ReviewPage } from '#api/academic/document-reviews.ts'
import type { DocumentPurpose, DocumentStatus } from '#api/academic/enrollment-documents.ts'
import type { LocalizedText } from '#api/locales.ts'
import { readTenant } from '../../platform/database.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import { type ReviewSelection, type ReviewSources, reviewTables, reviewView } from './review-view.queries.ts'
import { reviewed, type ReviewScope } from './review-scope.queries.ts'

/** Returns the name of a person of a tenant; null for an account that no longer exists. */
export type ReviewerName = (tenantId: number, userId: number) => Promise<string | null>

export type ReviewListPorts = ReviewSources & { reviewerName: ReviewerName }

const exportBatch = 1_000
/** Number of days over which the rate of acceptance at the first sending is measured. */
const measuredDays = 90

export async function listReviews(
  ports: ReviewListPorts,
  scope: ReviewScope,
  { page, perPage, ...selection }: ReviewSelection & { page: number; perPage: number },
  now: Date,
): Promise<ReviewPage> {
  const view = reviewView(ports, scope, selection)
  const { result, ids, totalCount } = await ports.documentLists.views.page(view, (page - 1) * perPage, perPage, (transaction, listed) =>
    transaction.read(reviewsRead(scope, listed, now)),
  )
  return { results: await reviewsInOrder(ports, scope, ids, result), totalCount, page, perPage }
}

/** All documents of a selection in batches (GET /document-reviews/export). Stops when `signal` aborts. */
export async function* exportReviews(
  ports: ReviewListPorts,
  scope: ReviewScope,
  selection: ReviewSelection,
  now: Date,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ total: number; rows: DocumentToReview[] }, void> {
  const ids = await ports.documentLists.views.ids(reviewView(ports, scope, selection))
  for (let from = 0; from === 0 || from < ids.length; from += exportBatch) {
    if (signal?.aborted) return
    const batch = [...ids.subarray(from, from + exportBatch)]
    const rows = await readTenant(ports.pool, scope.tenantId, (transaction) =>
      transaction.read(reviewsRead(scope, sql`${toSqlArray(batch)}::int[]`, now)),
    )
    yield { total: ids.length, rows: await reviewsInOrder(ports, scope, batch, rows) }
  }
}

interface ReviewRow {
  documentEnrollmentId: number
  name: LocalizedText
  purpose: DocumentPurpose
  student: string
  academicRecord: string
  course: string
  status: DocumentStatus
  revision: number
  sentAt: Date | null
  decidedAt: Date | null
  claimedBy: number | null
}

/** The columns that are read from the tables in `reviewTables`. */
export const reviewColumns = ({ userId }: ReviewScope, now: Date): SQL =>
  sql`d.document_enrollment_id as "documentEnrollmentId", k.name, k.purpose, e.student_name as student,
    e.academic_record as "academicRecord", e.course, d.status, d.revision, d.sent_at as "sentAt", d.decided_at as "decidedAt",
    case when d.claimed_by <> ${userId} and d.claimed_until > ${now.toISOString()}::timestamptz then d.claimed_by end as "claimedBy"`

const reviewsRead = (scope: ReviewScope, ids: SQL, now: Date) =>
  getRows<ReviewRow>(
    sql`select ${reviewColumns(scope, now)} from ${reviewTables} where ${reviewed(scope)} and d.document_enrollment_id = any(${ids})`,
    'sentAt',
    'decidedAt',
  )

/** Returns reviews in the order of the ids; omits those that no longer exist. */
async function reviewsInOrder(
  ports: ReviewListPorts,
  scope: ReviewScope,
  ids: readonly number[],
  rows: readonly ReviewRow[],
): Promise<DocumentToReview[]> {
  const claimants = [...new Set(rows.map(({ claimedBy }) => claimedBy))].filter((id) => id !== null)
  const names = new Map(await Promise.all(claimants.map(async (id) => [id, await ports.reviewerName(scope.tenantId, id)] as const)))
  const byId = new Map(rows.map((row) => [row.documentEnrollmentId, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toReview(row, row.claimedBy === null ? null : (names.get(row.claimedBy) ?? null))] : []
  })
}

/** @param claimedBy name of another reviewer who has it open */
export const toReview = ({ sentAt, decidedAt, ...row }: ReviewRow, claimedBy: string | null): DocumentToReview => ({
  ...row,
  sentAt: sentAt?.toISOString() ?? null,
  decidedAt: decidedAt?.toISOString() ?? null,
  claimedBy,
})

/** Kinds of documents and courses of the context (GET /document-reviews/options). */
export function reviewOptions({ pool, documentLists: { cache } }: ReviewSources, scope: ReviewScope) {
  const read = () =>
    readTenant(pool, scope.tenantId, async ({ client }) => {
      const kinds = await query<{ kindId: number; name: LocalizedText }>(
        client,
        sql`select kind_id as "kindId", name from academic.document_kind where tenant_id = ${scope.tenantId} order by purpose, position, kind_id`,
      )
      const courses = await query<{ course: string }>(
        client,
        sql`select distinct course from academic.enrollment d where ${reviewed(scope)} order by course`,
      )
      return { kinds, courses: courses.map(({ course }) => course) }
    })
  const size = ({ kinds, courses }: Awaited<ReturnType<typeof read>>) => (kinds.length + courses.length) * 200
  return cache.get(scope.tenantId, JSON.stringify(['review options', scope.institutionId]), read, size)
}

/** @param today civil date @param timeZone of the tenant */
export async function reviewFigures(
  pool: pg.Pool,
  scope: ReviewScope,
  { now, today, timeZone }: { now: Date; today: string; timeZone: string },
): Promise<ReviewFigures> {
  const since = new Date(now.getTime() - measuredDays * 86_400_000).toISOString()
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const [[queue], [decided]] = await Promise.all([
      transaction.read(
        getRows<{ waiting: number; oldest: Date | null }>(
          sql`select count(*) as waiting, min(d.sent_at) as oldest from academic.enrollment_document d
        where ${reviewed(scope)} and d.status = 'waiting'`,
          'oldest',
        ),
      ),
      transaction.read(
        getRows<{ today: number; share: number | null }>(
          sql`select count(*) filter (where d.decided_at >= (${today}::date::timestamp at time zone ${timeZone})) as today,
          floor(100.0 * count(*) filter (where d.status = 'accepted' and d.revision = 1)
            / nullif(count(*) filter (where d.status = 'accepted'), 0))::int as share
        from academic.enrollment_document d where ${reviewed(scope)} and d.decided_at >= ${since}::timestamptz`,
        ),
      ),
    ])
    return {
      waiting: queue!.waiting,
      oldestSentAt: queue!.oldest?.toISOString() ?? null,
      decidedToday: decided!.today,
      acceptedFirstTime: decided!.share,
    }
  })
}
