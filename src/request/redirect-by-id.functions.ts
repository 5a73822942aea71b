import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { destinationOf } from './navigation.ts'
import { requestMiddleware } from './request.middleware.ts'

/**
 * Where a lasting link leads, `/redirect/{id}` with the id of a navigation feature: mails and posters carry it, and it
 * goes on leading to the right place when that moves. For everybody: the place itself asks who comes.
 *
 * @returns null for an id that the institution does not have
 */
export const findRedirect = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .validator(z.object({ id: z.string().max(64) }))
  .handler(({ context: { scope }, data }) => {
    const feature = scope.acting.navigation.find(({ id }) => String(id) === data.id)
    return feature ? destinationOf(feature) : null
  })
