import { civilToday } from '../../platform/clock.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { base } from '../base.ts'
import { type DecisionPorts, decideReview, undoReview } from './review-decisions.queries.ts'
import { exportReviews, listReviews, reviewFigures, type ReviewListPorts, reviewOptions } from './review-list.queries.ts'
import { reviewScope } from './review-scope.queries.ts'
import { claimNext, claimReview, readReview, releaseReview } from './reviews.queries.ts'

export type ReviewPorts = ReviewListPorts & DecisionPorts & { files: FileStore }

export function reviewsRouter(ports: ReviewPorts) {
  const { pool, clock } = ports
  const { documentReviews } = base
  const reader = (context: ServiceContext) => reviewScope(requirePrincipal(context))
  const reviewer = (context: ServiceContext) => reviewScope(requireSelf(context))
  return {
    list: documentReviews.list.handler(({ context, input }) => listReviews(ports, reader(context), input, clock.now())),
    export: documentReviews.export.handler(async ({ context, input, signal }) =>
      exportReviews(ports, reader(context), input, clock.now(), signal),
    ),
    options: documentReviews.options.handler(({ context }) => reviewOptions(ports, reader(context))),
    figures: documentReviews.figures.handler(({ context }) => {
      const { timeZone } = requirePrincipal(context)
      return reviewFigures(pool, reader(context), { now: clock.now(), today: civilToday(clock, timeZone), timeZone })
    }),
    get: documentReviews.get.handler(({ context, input }) => readReview(ports, reader(context), input.documentEnrollmentId, clock.now())),
    claim: documentReviews.claim.handler(async ({ context, input }) => {
      const until = await claimReview(pool, reviewer(context), input.documentEnrollmentId, clock.now())
      return { claimedUntil: until.toISOString() }
    }),
    release: documentReviews.release.handler(async ({ context, input }) => {
      await releaseReview(pool, reviewer(context), input.documentEnrollmentId)
      return {}
    }),
    next: documentReviews.next.handler(async ({ context, input }) => ({
      documentEnrollmentId: await claimNext(pool, reviewer(context), input, clock.now()),
    })),
    decide: documentReviews.decide.handler(async ({ context, input }) => {
      const until = await decideReview(ports, reviewer(context), input)
      return { undoUntil: until.toISOString() }
    }),
    undo: documentReviews.undo.handler(async ({ context, input }) => {
      await undoReview(ports, reviewer(context), input.documentEnrollmentId)
      return {}
    }),
  }
}
