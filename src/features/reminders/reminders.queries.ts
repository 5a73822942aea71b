import { queryOptions } from '@tanstack/react-query'
import { getCalendarLink, getReminderSettings } from './reminders.functions.ts'

export const reminderQueries = {
  settings: () => queryOptions({ queryKey: ['reminders', 'settings'], queryFn: () => getReminderSettings() }),
  calendarLink: () => queryOptions({ queryKey: ['reminders', 'calendar'], queryFn: () => getCalendarLink() }),
}
