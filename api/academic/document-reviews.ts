import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { reasonLength } from './document-review-limits.ts'
import { documentEventKind, documentFile, documentPurpose, documentStatus } from './enrollment-documents.ts'
import { localizedText } from '../locales.ts'
import { entityId, instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

export const documentToReview = z.object({
  documentEnrollmentId: entityId,
  name: localizedText,
  purpose: documentPurpose,
  student: z.string(),
  academicRecord: z.string(),
  course: z.string(),
  status: documentStatus,
  revision: z.number().int(),
  sentAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** Name of another reviewer who has it open now. */
  claimedBy: z.string().nullable(),
})
export type DocumentToReview = z.infer<typeof documentToReview>

/** `search` matches student name and student number. */
export const reviewFilter = z.object({
  search: searchText.optional(),
  status: documentStatus.optional(),
  purpose: documentPurpose.optional(),
  kind: entityId.optional(),
  course: searchText.optional(),
})
export type ReviewFilter = z.infer<typeof reviewFilter>

export const reviewSortColumn = z.enum(['sentAt', 'student', 'course'])
export type ReviewSortColumn = z.infer<typeof reviewSortColumn>
export const reviewSort = z.templateLiteral([z.enum(['', '-']), reviewSortColumn])

export const reviewQuery = z.object({ filter: reviewFilter.default({}), sort: reviewSort.default('sentAt') })
export const reviewPageQuery = pageQuery.extend(reviewQuery.shape)
export const reviewPage = createPageSchema(documentToReview)
export type ReviewPage = z.infer<typeof reviewPage>

const reviewedFile = documentFile.extend({
  /** Shows the file for minutes; null while the file store is away. */
  url: z.string().nullable(),
})
export type ReviewedFile = z.infer<typeof reviewedFile>

export const documentReview = documentToReview.extend({
  reason: z.string().nullable(),
  files: z.array(reviewedFile),
  events: z.array(
    z.object({
      kind: documentEventKind,
      at: instant,
      /** Name of the student or reviewer; null if the account no longer exists. */
      by: z.string().nullable(),
      reason: z.string().nullable(),
      revision: z.number().int(),
    }),
  ),
  /** Until when the reader may undo their own decision; null if they may not. */
  undoUntil: instant.nullable(),
})
export type DocumentReview = z.infer<typeof documentReview>

export const reviewFigures = z.object({
  waiting: z.number().int(),
  /** When the longest-waiting document was sent; null if none is waiting. */
  oldestSentAt: instant.nullable(),
  decidedToday: z.number().int(),
  /** The whole percent, of what was accepted in the last 90 days, that was accepted as first sent; null without any. */
  acceptedFirstTime: z.number().int().min(0).max(100).nullable(),
})
export type ReviewFigures = z.infer<typeof reviewFigures>

/** A reason of several lines. PostgreSQL text cannot store NUL. */
const reason = z
  .string()
  .trim()
  .min(5)
  .max(reasonLength)
  .regex(/^[\P{Cc}\r\n]*$/u)

/** `not_applicable` is also what a document becomes that was never sent. */
export const reviewDecision = z.object({
  documentEnrollmentId: entityId,
  /** The revision that the reviewer saw; a decision on a different revision is refused with CONTENT_CHANGED. */
  revision: z.number().int().min(0),
  decision: z.discriminatedUnion('status', [
    z.object({ status: z.literal('accepted') }),
    z.object({ status: z.literal('refused'), reason }),
    z.object({ status: z.literal('not_applicable') }),
  ]),
})

const documentEnrollmentId = z.object({ documentEnrollmentId: entityId })

/** `after` is what the reviewer has open: left to others, and passed over unless it is all that waits. */
export const nextReview = z.object({ filter: reviewFilter.default({}), after: entityId.optional() })

export const documentReviewsContract = {
  list: oc
    .route({ method: 'GET', path: '/document-reviews', summary: 'Documents of the context, longest waiting first; staff only' })
    .errors(commonErrors)
    .input(reviewPageQuery)
    .output(reviewPage),
  export: oc
    .route({
      method: 'GET',
      path: '/document-reviews/export',
      summary: 'All documents that match a filter, streamed in batches; staff only',
    })
    .errors(commonErrors)
    .input(reviewQuery)
    .output(eventIterator(z.object({ total: z.number().int(), rows: z.array(documentToReview) }))),
  options: oc
    .route({ method: 'GET', path: '/document-reviews/options', summary: 'Kinds of documents and courses to filter by' })
    .errors(commonErrors)
    .output(z.object({ kinds: z.array(z.object({ kindId: entityId, name: localizedText })), courses: z.array(z.string()) })),
  figures: oc
    .route({
      method: 'GET',
      path: '/document-reviews/figures',
      summary: 'How many wait, for how long, and how many were accepted as first sent',
    })
    .errors(commonErrors)
    .output(reviewFigures),
  get: oc
    .route({ method: 'GET', path: '/document-reviews/{documentEnrollmentId}', summary: 'One document with its files and its history' })
    .errors(commonErrors)
    .input(documentEnrollmentId)
    .output(documentReview),
  claim: oc
    .route({
      method: 'POST',
      path: '/document-reviews/{documentEnrollmentId}/claim',
      summary: 'Keep a document for oneself while it is open',
    })
    .errors(withErrors('NOT_ALLOWED'))
    .input(documentEnrollmentId)
    .output(z.object({ claimedUntil: instant })),
  release: oc
    .route({ method: 'DELETE', path: '/document-reviews/{documentEnrollmentId}/claim', summary: 'Leave a document to others' })
    .errors(commonErrors)
    .input(documentEnrollmentId)
    .output(z.object({})),
  next: oc
    .route({ method: 'POST', path: '/document-reviews/next', summary: 'Claim the document that waits longest and nobody has open' })
    .errors(commonErrors)
    .input(nextReview)
    .output(z.object({ documentEnrollmentId: entityId.nullable() })),
  decide: oc
    .route({ method: 'PUT', path: '/document-reviews/{documentEnrollmentId}/decision', summary: 'Accept or refuse a document' })
    .errors(withErrors('NOT_ALLOWED', 'CONTENT_CHANGED'))
    .input(reviewDecision)
    .output(z.object({ undoUntil: instant })),
  undo: oc
    .route({
      method: 'DELETE',
      path: '/document-reviews/{documentEnrollmentId}/decision',
      summary: 'Take back a decision of the last minute',
    })
    .errors(withErrors('NOT_ALLOWED'))
    .input(documentEnrollmentId)
    .output(z.object({})),
}
