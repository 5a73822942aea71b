import { createServerFn } from '@tanstack/react-start'
import { integer } from '../search/search-values.ts'
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
  .validator((input: { id: string }) => ({ id: integer(input?.id, 1, 2_147_483_647) ?? null }))
  .handler(({ context: { scope }, data }) => {
    const feature = scope.acting.navigation.find(({ id }) => id === data.id)
    return feature ? destinationOf(feature) : null
  })
