/** First days of the month of a civil date and of the eleven before it, newest first. */
export function recentMonths(today: string): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: 12 }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10))
}

/** First and last day of the month of a civil date. */
export function periodOfMonth(day: string): { from: string; to: string } {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return { from: `${day.slice(0, 7)}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) }
}
