import { differenceInCalendarDays, parseISO } from 'date-fns'

/**
 * Whole days from one civil date to another; negative when `to` is earlier.
 *
 * @param from `YYYY-MM-DD`
 * @param to `YYYY-MM-DD`
 */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from))
}
