import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { reminderDays, reminderPreferences } from '#api/reminders.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { calendarAddress } from './calendar-feed.server.ts'

/** The reminder preferences of the signed-in person. */
export const getReminderSettings = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.financial.reminders.preferences())

const change = z.strictObject({ ...reminderPreferences.shape, daysBefore: z.array(reminderDays).max(5) }).partial()

/** Changes the given preferences. */
export const changeReminders = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(change)
  .handler(({ context, data }) => context.upstream.financial.reminders.change(data))

/** The calendar address of the signed-in person, without its token, which is shown only once. */
export const getCalendarLink = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.calendar.link()).link)

/** Makes a new calendar address, returned this once; the previous one stops working. */
export const makeCalendarLink = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { upstream, scope } }) => {
    const { token, link } = await upstream.financial.calendar.makeLink()
    return { link, ...calendarAddress(scope, token) }
  })

/** Shows or hides amounts in the calendar; null when the address was revoked meanwhile. */
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

/** Ends the calendar address. */
export const revokeCalendarLink = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.calendar.revokeLink()).link)
