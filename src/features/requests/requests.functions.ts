import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { messagePage, newMessage } from '#api/request-messages.ts'
import { actionAnswer, requestFilter, requestRating } from '#api/requests.ts'
import { entityId, pageQuery } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

const requestId = z.object({ requestId: z.uuid() })
const enrollmentAndType = z.object({ typeId: entityId, enrollmentId: entityId })

/** A page of the person's requests, with their drafts. */
export const listRequests = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery.extend({ filter: requestFilter.default({}) }))
  .handler(({ context, data }) => context.upstream.academic.requests.list(data))

/** How many of the person's requests have each status. */
export const listRequestStatuses = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.academic.requests.statuses()).results)

/** What may be asked for one course, the first active one unless named. */
export const listOfferedTypes = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ enrollmentId: entityId.optional() }))
  .handler(({ context, data }) => context.upstream.academic.requests.types(data))

/** What a type asks of a course, and whether it is so. */
export const getOfferedType = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(enrollmentAndType)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.academic.requests.validationRule(data)))

export const getRequest = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(requestId)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.academic.requests.get(data)))

/** For whoever waits: little to ask for often. */
export const getRequestStatus = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(requestId)
  .handler(({ context, data }) => context.upstream.academic.requests.status(data))

export const cancelRequest = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(requestId)
  .handler(({ context, data }) => context.upstream.academic.requests.cancel({ ...data, status: 'canceled' }))

export const answerAction = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(actionAnswer)
  .handler(({ context, data }) => context.upstream.academic.requests.answerAction(data))

/** Messages before those that are shown. */
export const listMessages = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(messagePage)
  .handler(({ context, data }) => context.upstream.academic.requests.messages(data))

export const writeMessage = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(newMessage)
  .handler(({ context, data }) => context.upstream.academic.requests.write(data))

export const markMessagesRead = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(requestId.extend({ position: z.number().int().positive() }))
  .handler(({ context, data }) => context.upstream.academic.requests.read(data))

export const rateRequest = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(requestRating)
  .handler(({ context, data }) => context.upstream.academic.requests.rate(data))
