import { createServerFn } from '@tanstack/react-start'
import { pageQuery } from '#api/shared.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

/** Returns the photos that wait for a decision, and whether the institution reviews new ones. */
export const getCardPhotos = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery)
  .handler(async ({ context: { session, upstream }, data }) => {
    const { studentCards } = upstream.academic
    const [photos, settings] = await Promise.all([studentCards.photosToReview(data), studentCards.settings()])
    // A person who works in several institutions has no single setting to change.
    const isOfOne = (session.person.context?.institutionId ?? null) !== null
    return { ...photos, settings: isOfOne ? settings : null }
  })
