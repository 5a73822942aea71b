import { addDays } from '../../../class-selection/class-times.ts'

/** A day besides weekends on which the office is closed; a null name is a national holiday. */
export interface ClosedDay {
  /** `YYYY-MM-DD`. */
  day: string
  name: string | null
}

/** Days from `from` to `to`, both included, on which an institution is closed besides weekends. */
export type ClosedDays = (place: { tenantId: number; institutionId: number }, from: string, to: string) => Promise<ClosedDay[]>

/** Enough calendar days for so many business days, whatever holidays there are. */
export const longestSpan = (businessDays: number) => businessDays * 2 + 40

/** The last of so many business days after `from`, which does not count itself (docs/requirements/academic-and-financial.md, section 9). */
export function getDeadline(from: string, businessDays: number, closed: readonly ClosedDay[]): string {
  let day = from
  for (let left = businessDays; left > 0; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day, closed)) left--
  }
  return day
}

/** Business days after `from` up to `to`, which counts; 0 where it is not later. */
export function countBusinessDays(from: string, to: string, closed: readonly ClosedDay[]): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day, closed)) count++
  return count
}

/** A deadline that stood still from one day to another: as many business days later. */
export function deadlineAfterWait(deadline: string, { from, to }: { from: string; to: string }, closed: readonly ClosedDay[]): string {
  return getDeadline(deadline, countBusinessDays(from, to, closed), closed)
}

/** Closed days that fall on no weekend, within a span whose first day does not count. */
export function skippedDays(from: string, to: string, closed: readonly ClosedDay[]): ClosedDay[] {
  return closed.filter(({ day }) => day > from && day <= to && !isWeekend(day))
}

const isBusinessDay = (day: string, closed: readonly ClosedDay[]) => !isWeekend(day) && !closed.some((one) => one.day === day)

function isWeekend(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 || weekday === 6
}
