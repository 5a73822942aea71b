import type { ReportSelection } from '#api/financial-reports.ts'
import { daysLater, monthsLater } from '../agreements/civil-months.ts'

export interface Period {
  /** Civil dates, inclusive. */
  from: string
  to: string
}

/** Longer periods have a row a month instead of a row a day. */
const mostDays = 62

/** First day of the month that is `months` after the one of `day`. */
export const monthAfter = (day: string, months: number): string => monthsLater(`${day.slice(0, 8)}01`, months)

/** What is asked for, completed to `days` days that end today. */
export function periodOf({ from, to }: Pick<ReportSelection, 'from' | 'to'>, today: string, days: number): Period {
  if (from) return { from, to: to ?? (from > today ? from : today) }
  const end = to ?? today
  return { from: daysLater(end, 1 - days), to: end }
}

/** Days of a period, or its months, of which the first and the last may be cut. */
export function partsOf({ from, to }: Period): { unit: 'day' | 'month'; parts: Period[] } {
  const unit = daysLater(from, mostDays) > to ? 'day' : 'month'
  const parts: Period[] = []
  for (let first = from; first <= to; ) {
    const next = unit === 'day' ? daysLater(first, 1) : monthAfter(first, 1)
    parts.push({ from: first, to: next > to ? to : daysLater(next, -1) })
    first = next
  }
  return { unit, parts }
}
