/** Civil dates, inclusive. */
export interface Period {
  from: string
  to: string
}

export const getYear = (civil: string): number => Number(civil.slice(0, 4))

export const getYearPeriod = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** Returns the year that a period is, if it is one. */
export function yearOfPeriod({ from, to }: Period): number | undefined {
  const year = getYear(from)
  return from === getYearPeriod(year).from && to === getYearPeriod(year).to ? year : undefined
}

/** Completes a missing end by that of the other one's year; this year if both are missing. @param today institution's civil date */
export function getPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string): Period {
  const year = getYearPeriod(getYear(to ?? today))
  if (from && !to) return { from, to: from > year.to ? getYearPeriod(getYear(from)).to : year.to }
  return { from: from ?? year.from, to: to ?? year.to }
}
