import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DocumentReview, ReviewFilter } from '#api/academic/document-reviews.ts'
import type { DocumentFile } from '#api/academic/enrollment-documents.ts'
import type { UploadType } from '#api/academic/uploads.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { query } from '../../platform/query.ts'
import { storageKey } from '../uploads/uploads.ts'
import { reviewColumns, type ReviewerName, toReview } from './review-list.queries.ts'
import { matchingReviews, reviewTables } from './review-view.queries.ts'
import { claimEnd, isHeldByAnother, type ReviewState, undoDeadline } from './review-rules.ts'
import { reviewed, type ReviewScope } from './review-scope.queries.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { documentEvent } from './documents.schema.ts'

type FoundDocument = Parameters<typeof toReview>[0] & ReviewState & { reason: string | null; holder: number | null }
type FoundFile = DocumentFile & { userId: number; type: UploadType }

const eventColumns = selectColumns(documentEvent, 'f', ['kind', 'at', 'madeBy', 'reason', 'revision'])

/** Seconds for which a file's URL is valid; the portal requests a new one after that. */
const fileUrlSeconds = 300
/** Maximum number of history events shown. */
const shownEvents = 100

/** Returns one document with its newest files and its history, newest first. Throws NOT_FOUND. */
export async function readReview(
  { pool, files, reviewerName }: { pool: pg.Pool; files: FileStore; reviewerName: ReviewerName },
  scope: ReviewScope,
  documentEnrollmentId: number,
  now: Date,
): Promise<DocumentReview> {
  const { tenantId, userId } = scope
  const ofDocument = sql`f.tenant_id = ${tenantId} and f.document_enrollment_id = ${documentEnrollmentId}`
  const found = await readTenant(pool, tenantId, async ({ client }) => {
    const [document] = await query<FoundDocument>(
      client,
      sql`select ${reviewColumns(scope, now)}, d.reason, d.decided_by as "decidedBy", d.claimed_until as "claimedUntil", d.claimed_by as holder
        from ${reviewTables} where ${reviewed(scope)} and d.document_enrollment_id = ${documentEnrollmentId}`,
    )
    if (!document) throw new DomainError('NOT_FOUND')
    const sent = await query<FoundFile>(
      client,
      sql`select u.key, u.name, u.type, u.size, u.user_id as "userId", f.side from academic.document_file f
        join academic.upload u on u.tenant_id = f.tenant_id and u.key = f.upload_key
        where ${ofDocument} and f.revision = ${document.revision} order by f.position`,
    )
    const events = await query<SelectedRow<typeof eventColumns>>(
      client,
      sql`select ${eventColumns} from academic.document_event f
        where ${ofDocument} order by f.at desc, f.event_id desc limit ${shownEvents}`,
    )
    return { document, sent, events }
  })
  const { reason, decidedBy, claimedUntil, holder, ...row } = found.document
  const people = new Set(found.events.filter(({ kind }) => kind !== 'sent').map(({ madeBy }) => madeBy))
  if (row.claimedBy !== null) people.add(row.claimedBy)
  const names = new Map(await Promise.all([...people].map(async (id) => [id, await reviewerName(tenantId, id)] as const)))
  const getName = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  return {
    ...toReview(row, getName(row.claimedBy)),
    reason,
    files: await Promise.all(
      found.sent.map(async ({ userId: sender, ...file }) => ({
        ...file,
        url: await shownUrl(files, storageKey({ tenantId, userId: sender, key: file.key, type: file.type })),
      })),
    ),
    events: found.events.map(({ madeBy, at, ...event }) => ({
      ...event,
      at: at.toISOString(),
      by: event.kind === 'sent' ? row.student : getName(madeBy),
    })),
    undoUntil: undoDeadline({ ...row, decidedBy, claimedBy: holder, claimedUntil }, userId, now)?.toISOString() ?? null,
  }
}

/** Returns a file's URL or null: the rest of the page is readable without its files, so their absence must not fail it. */
async function shownUrl(files: FileStore, key: string): Promise<string | null> {
  try {
    return await files.presign(key, fileUrlSeconds)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'STORAGE_UNAVAILABLE') return null
    throw error
  }
}

/** Locks the document until the transaction ends. Throws NOT_FOUND. */
export async function lockReview(client: pg.ClientBase, scope: ReviewScope, documentEnrollmentId: number): Promise<ReviewState> {
  const [found] = await query<ReviewState & pg.QueryResultRow>(
    client,
    sql`select d.status, d.revision, d.decided_at as "decidedAt", d.decided_by as "decidedBy", d.claimed_by as "claimedBy",
        d.claimed_until as "claimedUntil"
      from academic.enrollment_document d
      where ${reviewed(scope)} and d.document_enrollment_id = ${documentEnrollmentId} for update`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/**
 * Keeps a waiting document for the reviewer, or goes on keeping it.
 *
 * @returns until when. Throws NOT_FOUND, NOT_ALLOWED where another has it open or it is decided.
 */
export async function claimReview(pool: pg.Pool, scope: ReviewScope, documentEnrollmentId: number, now: Date): Promise<Date> {
  return inTenant(pool, scope.tenantId, async ({ client }) => {
    const found = await lockReview(client, scope, documentEnrollmentId)
    if (found.status !== 'waiting' || isHeldByAnother(found, scope.userId, now)) throw new DomainError('NOT_ALLOWED')
    return writeClaim(client, scope, documentEnrollmentId, now)
  })
}

/** Releases the caller's claim; another's is kept. Throws NOT_FOUND. */
export async function releaseReview(pool: pg.Pool, scope: ReviewScope, documentEnrollmentId: number): Promise<void> {
  await inTenant(pool, scope.tenantId, async ({ client }) => {
    const { claimedBy } = await lockReview(client, scope, documentEnrollmentId)
    if (claimedBy === scope.userId) await dropClaim(client, scope, documentEnrollmentId)
  })
}

/**
 * Claims what waits longest and nobody else has open: however many ask at once, each gets another document.
 *
 * @param after what the reviewer has open and leaves; the search goes on behind it, and begins anew at the end
 * @returns null when there is none
 */
export async function claimNext(
  pool: pg.Pool,
  scope: ReviewScope,
  { filter, after }: { filter: ReviewFilter; after?: number | undefined },
  now: Date,
): Promise<number | null> {
  const { tenantId, userId } = scope
  return inTenant(pool, tenantId, async ({ client }) => {
    const free = sql`(d.claimed_until is null or d.claimed_by = ${userId} or d.claimed_until <= ${now.toISOString()}::timestamptz)`
    const find = async (place = sql`true`) => {
      const [found] = await query<{ id: number }>(
        client,
        sql`select d.document_enrollment_id as id from ${reviewTables}
          where ${reviewed(scope)} and d.status = 'waiting' and ${free} and ${matchingReviews({ ...filter, status: undefined })} and ${place}
          order by d.sent_at, d.document_enrollment_id limit 1 for update of d skip locked`,
      )
      return found?.id ?? null
    }
    let next: number | null
    if (after === undefined) next = await find()
    else {
      const behind = sql`(d.sent_at, d.document_enrollment_id) > (select a.sent_at, a.document_enrollment_id from academic.enrollment_document a
        where a.tenant_id = ${tenantId} and a.document_enrollment_id = ${after})`
      next = (await find(behind)) ?? (await find(sql`d.document_enrollment_id <> ${after}`)) ?? (await find())
      if (next !== after) await dropClaim(client, scope, after)
    }
    if (next !== null) await writeClaim(client, scope, next, now)
    return next
  })
}

export async function writeClaim(client: pg.ClientBase, scope: ReviewScope, documentEnrollmentId: number, now: Date): Promise<Date> {
  const until = claimEnd(now)
  await query(
    client,
    sql`update academic.enrollment_document d set claimed_by = ${scope.userId}, claimed_until = ${until.toISOString()}::timestamptz
      where ${reviewed(scope)} and d.document_enrollment_id = ${documentEnrollmentId}`,
  )
  return until
}

async function dropClaim(client: pg.ClientBase, scope: ReviewScope, documentEnrollmentId: number): Promise<void> {
  await query(
    client,
    sql`update academic.enrollment_document d set claimed_by = null, claimed_until = null
      where ${reviewed(scope)} and d.document_enrollment_id = ${documentEnrollmentId} and d.claimed_by = ${scope.userId}`,
  )
}
