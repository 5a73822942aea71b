import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { localizedReason } from '#api/refusal-reasons.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

/** Returns the person's courses with the documents that each requires, and their number by status. */
export const getEnrollmentDocuments = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => {
    const { enrollmentDocuments } = context.upstream.academic
    const [{ enrollments, results }, { results: statuses }] = await Promise.all([
      enrollmentDocuments.list(),
      enrollmentDocuments.statuses(),
    ])
    const documents = results.map((document) => ({
      ...document,
      reason: document.reason && localizedReason(context.scope.locale, document.reason),
    }))
    return { enrollments, documents, statuses }
  })

export const getDocumentHistory = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ documentEnrollmentId: entityId }))
  .handler(async ({ context, data }) => {
    const { results } = await context.upstream.academic.enrollmentDocuments.history(data)
    return results.map((event) => ({ ...event, reason: event.reason && localizedReason(context.scope.locale, event.reason) }))
  })
