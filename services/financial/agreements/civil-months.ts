const day = 86_400_000

/** The same day of a later month, clamped to its last day. Takes and returns `YYYY-MM-DD`. */
export function monthsLater(civil: string, months: number): string {
  const [year, month, date] = civil.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return written(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** Takes and returns `YYYY-MM-DD`. */
export function daysLater(civil: string, days: number): string {
  return written(Date.parse(civil) + days * day)
}

const written = (time: number) => new Date(time).toISOString().slice(0, 10)
