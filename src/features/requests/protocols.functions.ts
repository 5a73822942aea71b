import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

/** Gets what the list can be filtered by, and how many there are of each kind. */
export const getProtocolFilters = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => {
    const { protocols } = context.upstream.academic
    const [{ situations, years, categories }, { results: types }] = await Promise.all([protocols.viewParams(), protocols.types()])
    return { situations, years, categories: types.filter(({ category }) => categories.includes(category)) }
  })
