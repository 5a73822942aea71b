import type { ReminderDays, ReminderPreferences } from '#api/financial/reminders.ts'
import { type PortalErrorCode, readErrorCode } from '../../request/portal-error.ts'

export const daysToChoose: readonly ReminderDays[] = [10, 7, 5, 3, 1]

export const switchNames = ['onDueDay', 'overdue', 'inApp', 'mail'] as const satisfies readonly (keyof ReminderPreferences)[]
export type SwitchName = (typeof switchNames)[number]

export function readDays(values: readonly unknown[]): ReminderDays[] {
  return daysToChoose.filter((days) => values.includes(String(days)))
}

/** Result of a form posted without scripts, in the URL. */
export type ReminderOutcome = 'saved' | PortalErrorCode
export const readReminderOutcome = (value: unknown): ReminderOutcome | undefined => (value === 'saved' ? value : readErrorCode(value))
