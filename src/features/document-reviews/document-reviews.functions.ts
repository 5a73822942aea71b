import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { nextReview as nextInput, reviewDecision, reviewPageQuery } from '#api/document-reviews.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

const documentInput = z.object({ documentEnrollmentId: entityId })

export const listReviews = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(reviewPageQuery)
  .handler(({ context, data }) => context.upstream.academic.documentReviews.list(data))

/** Kinds of documents and courses to filter by. */
export const getReviewOptions = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.documentReviews.options())

export const getReviewFigures = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.documentReviews.figures())

export const getReview = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(documentInput)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.academic.documentReviews.get(data)))

/** Keeps a document for the reviewer while they have it open. */
export const claimReview = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(documentInput)
  .handler(({ context, data }) => context.upstream.academic.documentReviews.claim(data))

export const releaseReview = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(documentInput)
  .handler(({ context, data }) => context.upstream.academic.documentReviews.release(data))

export const nextReview = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(nextInput)
  .handler(({ context, data }) => context.upstream.academic.documentReviews.next(data))

export const decideReview = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(reviewDecision)
  .handler(({ context, data }) => context.upstream.academic.documentReviews.decide(data))

export const undoReview = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(documentInput)
  .handler(({ context, data }) => context.upstream.academic.documentReviews.undo(data))
