import { requirePortal, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { calendarFeed, type CalendarPorts } from '../calendar/calendar-feed.ts'
import { calendarLinkOf, changeCalendarLink, makeCalendarLink, revokeCalendarLink } from '../calendar/calendar-link.queries.ts'
import { changeReminderPreferences, reminderPreferences } from './reminder-preferences.queries.ts'
import { ownScope, payerProfiles } from '../access/scopes.ts'
import { statementFor } from '../statements/statement.queries.ts'
import { civilToday } from '../database/civil-today.ts'
import { base } from '../base.ts'

/** Serves what people keep an eye on: their statement, reminders of what is due, and their calendar. */
export function dueDatesRouter(ports: CalendarPorts) {
  const { pool, clock, findPerson } = ports
  const scope = (context: ServiceContext) => ownScope(requirePrincipal(context), payerProfiles)
  // Nobody acts in another's name here: a calendar's address is a key to what it says.
  const self = (context: ServiceContext) => ownScope(requireSelf(context), payerProfiles)
  const emailOf = async ({ tenantId, userId }: ReturnType<typeof scope>) => ({ email: (await findPerson(tenantId, userId))?.email ?? null })
  return {
    statement: {
      get: base.statement.get.handler(({ context, input }) => statementFor(pool, scope(context), input, civilToday(clock))),
    },
    reminders: {
      preferences: base.reminders.preferences.handler(async ({ context }) => {
        const person = scope(context)
        return { ...(await reminderPreferences(pool, person)), ...(await emailOf(person)) }
      }),
      change: base.reminders.change.handler(async ({ context, input }) => {
        const person = self(context)
        return { ...(await changeReminderPreferences({ pool, clock }, person, input)), ...(await emailOf(person)) }
      }),
    },
    calendar: {
      link: base.calendar.link.handler(async ({ context }) => ({ link: await calendarLinkOf(pool, self(context)) })),
      makeLink: base.calendar.makeLink.handler(({ context }) => makeCalendarLink({ pool, clock }, self(context))),
      changeLink: base.calendar.changeLink.handler(async ({ context, input }) => ({
        link: await changeCalendarLink(pool, self(context), input.showAmounts),
      })),
      revokeLink: base.calendar.revokeLink.handler(async ({ context }) => {
        await revokeCalendarLink(pool, self(context))
        return { link: null }
      }),
      feed: base.calendar.feed.handler(({ context, input }) => {
        requirePortal(context)
        return calendarFeed(ports, input)
      }),
    },
  }
}
