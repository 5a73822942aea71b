import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { calendarAddress } from './calendar-feed.server.ts'

/** Without its token, which is only returned by `makeCalendarLink`. */
export const getCalendarLink = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.calendar.link()).link)

/** The previous address stops working. */
export const makeCalendarLink = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { upstream, scope } }) => {
    const { token, link } = await upstream.financial.calendar.makeLink()
    return { link, ...calendarAddress(scope, token) }
  })

/** Null if the address was revoked in the meantime. */
export const changeCalendarLink = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ showAmounts: z.boolean() }))
  .handler(async ({ context, data }) => {
    try {
      return (await context.upstream.financial.calendar.changeLink(data)).link
    } catch (error) {
      if (portalErrorCode(error) === 'NOT_FOUND') return null
      throw error
    }
  })

export const revokeCalendarLink = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.calendar.revokeLink()).link)
