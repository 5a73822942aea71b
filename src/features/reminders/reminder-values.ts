import type { ReminderDays, ReminderPreferences } from '#api/reminders.ts'
import { portalErrorCodes } from '../../request/portal-error.ts'

/** Days before a due date that can be chosen. */
export const daysToChoose: readonly ReminderDays[] = [10, 7, 5, 3, 1]

/** What is on or off. */
export const switchNames = ['onDueDay', 'overdue', 'inApp', 'mail'] as const satisfies readonly (keyof ReminderPreferences)[]
export type SwitchName = (typeof switchNames)[number]

/** The days that a form sends. */
export function readDays(values: readonly unknown[]): ReminderDays[] {
  return daysToChoose.filter((days) => values.includes(String(days)))
}

/** Outcomes of a form that was posted without scripts, in the page's address. */
export const reminderOutcomes = ['saved', ...portalErrorCodes] as const
export type ReminderOutcome = (typeof reminderOutcomes)[number]
