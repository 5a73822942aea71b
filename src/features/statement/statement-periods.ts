/** Civil dates, inclusive. */
export interface Period {
  from: string
  to: string
}

/** The first is the default. */
export const periodNames = ['lastThreeMonths', 'thisMonth', 'thisYear', 'lastYear'] as const
export type PeriodName = (typeof periodNames)[number]

const civil = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Whole months, so that later due dates of this month are included. @param today institution's civil date */
export function getPeriods(today: string): Record<PeriodName, Period> {
  const [year, month] = today.split('-').map(Number) as [number, number]
  // Day 0 is the last day of the previous month.
  const end = civil(year, month + 1, 0)
  return {
    lastThreeMonths: { from: civil(year, month - 2, 1), to: end },
    thisMonth: { from: civil(year, month, 1), to: end },
    thisYear: { from: civil(year, 1, 1), to: civil(year, 12, 31) },
    lastYear: { from: civil(year - 1, 1, 1), to: civil(year - 1, 12, 31) },
  }
}

/** Completes a missing end from the other one, or from the default period. */
export function getPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string): Period {
  const defaultPeriod = getPeriods(today).lastThreeMonths
  if (from && to) return { from, to }
  if (from) return { from, to: from > defaultPeriod.to ? getPeriods(from).thisMonth.to : defaultPeriod.to }
  if (to) return { from: getPeriods(to).lastThreeMonths.from, to }
  return defaultPeriod
}
