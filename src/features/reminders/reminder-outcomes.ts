import { portalErrorCodes } from '../../request/portal-error.ts'

/** How a form that was sent without scripts may end; the page's address says it. */
export const reminderOutcomes = ['saved', ...portalErrorCodes] as const
export type ReminderOutcome = (typeof reminderOutcomes)[number]
