import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

const fieldValues = z.object({
  id: z.string().min(1).max(60),
  enrollmentId: entityId,
  filter: z.record(z.string().max(40), z.string().max(200)),
})

/** Returns the values that a field offers, narrowed by the answers of other fields. */
export const listFieldValues = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(fieldValues.extend({ isList: z.boolean() }))
  .handler(async ({ context, data: { isList, ...input } }) => {
    const { requests } = context.upstream.academic
    const { results } = await (isList ? requests.listValues(input) : requests.fieldValues(input))
    return results
  })
