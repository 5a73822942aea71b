import { requirePortal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { callerScope, payerProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { calendarFeed, type CalendarPorts } from './calendar-feed.ts'
import { getCalendarLink, changeCalendarLink, makeCalendarLink, revokeCalendarLink } from './calendar-link.queries.ts'

export function calendarRouter(ports: CalendarPorts) {
  const { pool, clock } = ports
  // Impersonating staff are refused: the URL grants lasting access to the calendar.
  const self = (context: ServiceContext) => callerScope(requireSelf(context), payerProfiles)
  return {
    link: base.calendar.link.handler(async ({ context }) => ({ link: await getCalendarLink(pool, self(context)) })),
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
  }
}
