import type { SlipDays } from './debts.ts'

/** Whether a bank slip may be due on a day. Without zod, because browsers load it. */
export const isSlipDay = ({ from, to, closed }: SlipDays, day: string): boolean => from <= day && day <= to && !closed.includes(day)
