import { queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { getCalendarLink } from './reminders.functions.ts'

export const reminderQueries = {
  settings: () => queryOptions({ queryKey: ['reminders', 'settings'], queryFn: () => rpc.financial.reminders.preferences.query() }),
  calendarLink: () => queryOptions({ queryKey: ['reminders', 'calendar'], queryFn: () => getCalendarLink() }),
}
