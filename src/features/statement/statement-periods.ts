/** Civil days, both included. */
export interface Period {
  from: string
  to: string
}

/** Periods that people ask for again and again; the first is shown where none is asked for. */
export const periodNames = ['lastThreeMonths', 'thisMonth', 'thisYear', 'lastYear'] as const
export type PeriodName = (typeof periodNames)[number]

const civil = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/**
 * The named periods as they are today. Months are whole, so that what falls due later in this one is seen too.
 *
 * @param today civil date of the institution
 */
export function periodsOf(today: string): Record<PeriodName, Period> {
  const [year, month] = today.split('-').map(Number) as [number, number]
  // The last day of a month is the day before the first of the next.
  const end = civil(year, month + 1, 0)
  return {
    lastThreeMonths: { from: civil(year, month - 2, 1), to: end },
    thisMonth: { from: civil(year, month, 1), to: end },
    thisYear: { from: civil(year, 1, 1), to: civil(year, 12, 31) },
    lastYear: { from: civil(year - 1, 1, 1), to: civil(year - 1, 12, 31) },
  }
}

/** The period that an address asks for; an end that it leaves out is the month's of the other, or the usual one. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string): Period {
  const usual = periodsOf(today).lastThreeMonths
  if (from && to) return { from, to }
  if (from) return { from, to: from > usual.to ? periodsOf(from).thisMonth.to : usual.to }
  if (to) return { from: periodsOf(to).lastThreeMonths.from, to }
  return usual
}
