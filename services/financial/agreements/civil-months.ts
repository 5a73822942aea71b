const day = 86_400_000

/**
 * The same day of a later month; the last one where that month is shorter.
 *
 * @param civil `YYYY-MM-DD`
 */
export function monthsLater(civil: string, months: number): string {
  const [year, month, date] = civil.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return written(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/**
 * A number of days later.
 *
 * @param civil `YYYY-MM-DD`
 */
export function daysLater(civil: string, days: number): string {
  return written(Date.parse(civil) + days * day)
}

const written = (time: number) => new Date(time).toISOString().slice(0, 10)
