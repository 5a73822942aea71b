import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type { reviewDecision } from '#api/academic/document-reviews.ts'
import type { DocumentEventKind } from '#api/academic/enrollment-documents.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { documentDecidedQueue } from './review-notice.queries.ts'
import { decisionProblem, undoDeadline, undoEnd } from './review-rules.ts'
import type { ReviewScope } from './review-scope.queries.ts'
import { lockReview, writeClaim } from './reviews.queries.ts'

export interface DecisionPorts {
  pool: pg.Pool
  clock: Clock
  sendJob(name: string, data: object, within?: pg.ClientBase, startAfter?: Date): Promise<void>
}

/**
 * Decides about what the reviewer looked at; the student is told when it can no longer be undone.
 *
 * @returns until when. Throws NOT_FOUND, CONTENT_CHANGED where the student has sent it again meanwhile, NOT_ALLOWED where it is decided or
 * another reviewer has it open.
 */
export async function decideReview(
  { pool, clock, sendJob }: DecisionPorts,
  scope: ReviewScope,
  { documentEnrollmentId, revision, decision }: z.infer<typeof reviewDecision>,
): Promise<Date> {
  const { tenantId, userId } = scope
  return inTenant(pool, tenantId, async ({ client }) => {
    const found = await lockReview(client, scope, documentEnrollmentId)
    const at = clock.now()
    const { status } = decision
    const problem = decisionProblem(found, { userId, revision, decision: status, now: at })
    if (problem) throw new DomainError(problem)
    const reason = decision.status === 'refused' ? decision.reason : null
    await query(
      client,
      sql`update academic.enrollment_document set status = ${status}, decided_at = ${at.toISOString()}::timestamptz, decided_by = ${userId},
          reason = ${reason}, claimed_by = null, claimed_until = null
        where tenant_id = ${tenantId} and document_enrollment_id = ${documentEnrollmentId}`,
    )
    const eventId = await addEvent(client, scope, { documentEnrollmentId, kind: status, revision, at, reason })
    const until = undoEnd(at)
    await sendJob(documentDecidedQueue, { tenantId, eventId }, client, until)
    return until
  })
}

/** Undoes a decision and claims the document again. Throws NOT_FOUND, NOT_ALLOWED after a minute or for another's decision. */
export async function undoReview({ pool, clock }: DecisionPorts, scope: ReviewScope, documentEnrollmentId: number): Promise<void> {
  const { tenantId, userId } = scope
  await inTenant(pool, tenantId, async ({ client }) => {
    const found = await lockReview(client, scope, documentEnrollmentId)
    // Read after the row is locked, as the notice does too, so that only one of undo and notice happens.
    const at = clock.now()
    if (!undoDeadline(found, userId, at)) throw new DomainError('NOT_ALLOWED')
    const { revision } = found
    await query(
      client,
      sql`update academic.enrollment_document set status = ${revision > 0 ? 'waiting' : 'pending'}, decided_at = null, decided_by = null,
          reason = null where tenant_id = ${tenantId} and document_enrollment_id = ${documentEnrollmentId}`,
    )
    if (revision > 0) await writeClaim(client, scope, documentEnrollmentId, at)
    await addEvent(client, scope, { documentEnrollmentId, kind: 'undone', revision, at, reason: null })
  })
}

async function addEvent(
  client: pg.ClientBase,
  { tenantId, userId }: ReviewScope,
  event: { documentEnrollmentId: number; kind: DocumentEventKind; revision: number; at: Date; reason: string | null },
): Promise<number> {
  const [added] = await query<{ eventId: number }>(
    client,
    sql`insert into academic.document_event (tenant_id, document_enrollment_id, kind, revision, at, made_by, reason)
      values (${tenantId}, ${event.documentEnrollmentId}, ${event.kind}, ${event.revision}, ${event.at.toISOString()}::timestamptz, ${userId},
        ${event.reason}) returning event_id as "eventId"`,
  )
  return added!.eventId
}
