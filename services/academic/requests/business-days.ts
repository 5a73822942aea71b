import { addDays } from '../../../class-selection/class-times.ts'

/** A day besides weekends on which the office is closed; a null name is a national holiday. */
export interface ClosedDay {
  /** `YYYY-MM-DD`. */
  day: string
  name: string | null
}

/** Returns the days from `from` to `to`, both included, on which an institution is closed, without weekends. */
export type ClosedDays = (place: { tenantId: number; institutionId: number }, from: string, to: string) => Promise<ClosedDay[]>

/** Returns a number of calendar days that contains so many business days, whatever the holidays. */
export const longestSpan = (businessDays: number) => businessDays * 2 + 40

/** Returns the last of a number of business days after `from`, excluding it (docs/requirements/academic-and-financial.md, section 9). */
export function getDeadline(from: string, businessDays: number, closed: readonly ClosedDay[]): string {
  let day = from
  for (let remaining = businessDays; remaining > 0; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day, closed)) remaining--
  }
  return day
}

/** Counts business days after `from` up to and including `to`; 0 if it is not later. */
export function countBusinessDays(from: string, to: string, closed: readonly ClosedDay[]): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day, closed)) count++
  return count
}

/** Moves a deadline by the business days for which it was suspended, from one day to another. */
export function deadlineAfterWait(deadline: string, { from, to }: { from: string; to: string }, closed: readonly ClosedDay[]): string {
  return getDeadline(deadline, countBusinessDays(from, to, closed), closed)
}

/** Lists closed days that are not on a weekend, within a span whose first day is excluded. */
export function skippedDays(from: string, to: string, closed: readonly ClosedDay[]): ClosedDay[] {
  return closed.filter(({ day }) => day > from && day <= to && !isWeekend(day))
}

const isBusinessDay = (day: string, closed: readonly ClosedDay[]) => !isWeekend(day) && !closed.some((one) => one.day === day)

function isWeekend(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 || weekday === 6
}
