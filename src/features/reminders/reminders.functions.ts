import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { reminderDays } from '#api/reminders.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { calendarAddress } from './calendar-address.server.ts'

/** Of what, and how, the signed-in person is reminded. */
export const getReminderSettings = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.financial.reminders.preferences())

const change = z
  .strictObject({
    daysBefore: z.array(reminderDays).max(5),
    onDueDay: z.boolean(),
    overdue: z.boolean(),
    mail: z.boolean(),
    inApp: z.boolean(),
  })
  .partial()

/** Changes what is given of it. */
export const changeReminders = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(change)
  .handler(({ context, data }) => context.upstream.financial.reminders.change(data))

/** The calendar address of the signed-in person, as far as it can be told again. */
export const getCalendarLink = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.calendar.link()).link)

/** Makes a new calendar address, which is told this once; the one before ends. */
export const makeCalendarLink = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { upstream, scope } }) => {
    const { token, link } = await upstream.financial.calendar.makeLink()
    return { link, ...calendarAddress(scope, token) }
  })

/** Whether the calendar tells amounts; answers with nothing where the address was revoked meanwhile. */
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
