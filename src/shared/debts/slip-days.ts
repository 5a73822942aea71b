import type { SlipDays } from '#api/debts.ts'

/** Whether a bank slip may be due on a day; the service decides in the end. */
export const isSlipDay = ({ from, to, closed }: SlipDays, day: string): boolean => from <= day && day <= to && !closed.includes(day)
