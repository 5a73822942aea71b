import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { changedAnswers, draftFiles, draftToSend } from '#api/requests.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

const draftId = z.object({ draftId: z.uuid() })

/** The id makes repeating it idempotent. */
export const beginRequest = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(draftId.extend({ typeId: entityId, enrollmentId: entityId }))
  .handler(({ context, data }) => context.upstream.academic.requests.begin(data))

export const getDraft = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(draftId)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.academic.requests.draft(data)))

export const saveDraftFields = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(changedAnswers)
  .handler(({ context, data }) => context.upstream.academic.requests.saveFields(data))

export const saveDraftFiles = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(draftFiles)
  .handler(({ context, data }) => context.upstream.academic.requests.saveFiles(data))

export const discardDraft = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(draftId)
  .handler(({ context, data }) => context.upstream.academic.requests.discard(data))

export const sendRequest = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(draftToSend)
  .handler(({ context, data }) => context.upstream.academic.requests.send(data))

const fieldValues = z.object({
  id: z.string().min(1).max(60),
  enrollmentId: entityId,
  filter: z.record(z.string().max(40), z.string().max(200)),
})

/** What a field offers, narrowed by answers of others. */
export const listFieldValues = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(fieldValues.extend({ isList: z.boolean() }))
  .handler(async ({ context, data: { isList, ...input } }) => {
    const { requests } = context.upstream.academic
    const { results } = await (isList ? requests.listValues(input) : requests.fieldValues(input))
    return results
  })
