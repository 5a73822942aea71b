import type { Counted, ReportPeriod, ReportSelection } from '#api/financial/financial-reports.ts'
import { daysLater, monthsLater } from '../agreements/civil-months.ts'

export interface Period {
  /** Civil dates, inclusive. */
  from: string
  to: string
}

/** The longest period with one row per day; longer ones have one row per month. */
const mostDays = 62

/** Returns the first day of the month that is `months` after the month of `day`. */
export const addMonthsFirstDay = (day: string, months: number): string => monthsLater(`${day.slice(0, 8)}01`, months)

const namedPeriods: Record<ReportPeriod, (today: string) => Period> = {
  this_month: (today) => ({ from: addMonthsFirstDay(today, 0), to: daysLater(addMonthsFirstDay(today, 1), -1) }),
  last_month: (today) => ({ from: addMonthsFirstDay(today, -1), to: daysLater(addMonthsFirstDay(today, 0), -1) }),
  this_year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
}

/** Returns the requested dates; for a named period, its dates. */
export function getDates({ period, from, to }: Pick<ReportSelection, 'period' | 'from' | 'to'>, today: string): Partial<Period> {
  return period ? namedPeriods[period](today) : { from, to }
}

/** Returns the requested period; if incomplete, `days` days ending today. */
export function getPeriod(selection: Pick<ReportSelection, 'period' | 'from' | 'to'>, today: string, days: number): Period {
  const { from, to } = getDates(selection, today)
  if (from) return { from, to: to ?? (from > today ? from : today) }
  const end = to ?? today
  return { from: daysLater(end, 1 - days), to: end }
}

/** Splits a period into days or months; the first and last month may be partial. */
export function splitPeriod({ from, to }: Period): { unit: 'day' | 'month'; parts: Period[] } {
  const unit = daysLater(from, mostDays) > to ? 'day' : 'month'
  const parts: Period[] = []
  for (let first = from; first <= to; ) {
    const next = unit === 'day' ? daysLater(first, 1) : addMonthsFirstDay(first, 1)
    parts.push({ from: first, to: next > to ? to : daysLater(next, -1) })
    first = next
  }
  return { unit, parts }
}

/** Sums the parts of a report. */
export const getSum = (rows: readonly Counted[]): Counted =>
  rows.reduce<Counted>((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), { count: 0, amount: 0 })
