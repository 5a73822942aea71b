import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { protocolFilter } from '#api/protocols.ts'
import { pageQuery } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

const requestId = z.object({ requestId: z.uuid() })

/** A page of the person's protocols, newest first. */
export const listProtocols = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery.extend({ filter: protocolFilter }))
  .handler(({ context, data }) => context.upstream.academic.protocols.list(data))

/** By what the list can be narrowed, and how many there are of each kind. */
export const getProtocolFilters = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => {
    const { protocols } = context.upstream.academic
    const [{ situations, years, categories }, { results: types }] = await Promise.all([protocols.viewParams(), protocols.types()])
    return { situations, years, categories: types.filter(({ category }) => categories.includes(category)) }
  })

export const getProtocol = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(requestId)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.academic.protocols.get(data)))

export const listProtocolRules = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(requestId)
  .handler(async ({ context, data }) => (await context.upstream.academic.protocols.validationRules(data)).results)
