import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'

export const reminderDays = z.literal([1, 3, 5, 7, 10])
export type ReminderDays = z.infer<typeof reminderDays>

export const reminderPreferences = z.object({
  daysBefore: z.array(reminderDays),
  onDueDay: z.boolean(),
  /** Every seven days after the due date, at most three times. */
  overdue: z.boolean(),
  mail: z.boolean(),
  inApp: z.boolean(),
})
export type ReminderPreferences = z.infer<typeof reminderPreferences>

export const reminderSettings = reminderPreferences.extend({
  email: z.string().nullable(),
})
export type ReminderSettings = z.infer<typeof reminderSettings>

export const remindersContract = {
  preferences: oc
    .route({ method: 'GET', path: '/reminders/preferences', summary: 'Reminder preferences of the signed-in person' })
    .errors(commonErrors)
    .output(reminderSettings),
  change: oc
    .route({ method: 'PATCH', path: '/reminders/preferences', summary: 'Update reminder preferences' })
    .errors(commonErrors)
    .input(reminderPreferences.extend({ daysBefore: z.array(reminderDays).max(5) }).partial())
    .output(reminderSettings),
}
