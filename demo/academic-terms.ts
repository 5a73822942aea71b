/** Returns the year and number of a term; terms begin in February and August. */
function getTerm(today: string, offset: number): { year: number; term: number } {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const terms = year * 2 + (month > 6 ? 1 : 0) + offset
  return { year: Math.floor(terms / 2), term: (terms % 2) + 1 }
}

/** `2026/2`, so many terms from that of `today` (`YYYY-MM-DD`). */
export function getPeriod(today: string, offset: number): string {
  const { year, term } = getTerm(today, offset)
  return `${year}/${term}`
}

/** The first day of the term, `YYYY-MM-DD`. */
export function firstDay(today: string, offset: number): string {
  const { year, term } = getTerm(today, offset)
  return `${year}-${term === 1 ? '02' : '08'}-01`
}
