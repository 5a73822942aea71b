import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from './contract-errors.ts'

/** Days before a due date on which people can be reminded. */
export const reminderDays = z.literal([1, 3, 5, 7, 10])
export type ReminderDays = z.infer<typeof reminderDays>

/** Of what, and how, a person is reminded. */
export const reminderPreferences = z.object({
  daysBefore: z.array(reminderDays),
  onDueDay: z.boolean(),
  /** Every seven days after the due date, three times at most. */
  overdue: z.boolean(),
  mail: z.boolean(),
  inApp: z.boolean(),
})
export type ReminderPreferences = z.infer<typeof reminderPreferences>

export const reminderSettings = reminderPreferences.extend({
  /** Where mails go; null for somebody without an address, who gets none. */
  email: z.string().nullable(),
})
export type ReminderSettings = z.infer<typeof reminderSettings>

export const remindersContract = {
  preferences: oc
    .route({ method: 'GET', path: '/reminders/preferences', summary: 'Of what, and how, the person is reminded' })
    .errors(commonErrors)
    .output(reminderSettings),
  change: oc
    .route({ method: 'PATCH', path: '/reminders/preferences', summary: 'Change some of the preferences' })
    .errors(commonErrors)
    .input(reminderPreferences.partial())
    .output(reminderSettings),
}
