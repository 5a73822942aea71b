import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import { type CallerScope, callerScope, payerProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import type { CalendarPorts } from '../calendar/calendar-feed.ts'
import { changeReminderPreferences, reminderPreferences } from './reminder-preferences.queries.ts'

export function remindersRouter({ pool, clock, findPerson }: Omit<CalendarPorts, 'getTimeZone' | 'getMainLanguage'>) {
  const getEmail = async ({ tenantId, userId }: CallerScope) => ({ email: (await findPerson(tenantId, userId))?.email ?? null })
  return {
    preferences: base.reminders.preferences.handler(async ({ context }) => {
      const person = callerScope(requirePrincipal(context), payerProfiles)
      return { ...(await reminderPreferences(pool, person)), ...(await getEmail(person)) }
    }),
    change: base.reminders.change.handler(async ({ context, input }) => {
      const person = callerScope(requireSelf(context), payerProfiles)
      return { ...(await changeReminderPreferences({ pool, clock }, person, input)), ...(await getEmail(person)) }
    }),
  }
}
