import { isBusinessDay } from '@brazilian-utils/brazilian-utils/is-business-day'

/** A slip may be due this many days ahead, or on a later due date of its debts. */
const daysAhead = 30

/** Range of possible due dates of a slip, starting today. Dates are `YYYY-MM-DD`. */
export function slipDays(today: string, dueDates: readonly string[]): { from: string; to: string } {
  const to = [plusDays(today, daysAhead), ...dueDates].reduce((latest, day) => (day > latest ? day : latest))
  return { from: today, to }
}

/** Banks accept a slip due on a non-business day until the next business day. */
export function lastPayableDay(dueOn: string): string {
  let day = dueOn
  // The library reads local dates: noon is on the same day in every time zone.
  while (!isBusinessDay(new Date(`${day}T12:00:00`))) day = plusDays(day, 1)
  return day
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
