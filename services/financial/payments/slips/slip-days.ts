import { isBusinessDay } from '@brazilian-utils/brazilian-utils/is-business-day'

/** How many days ahead a slip may be made for, beyond the due dates of its debts. */
const daysAhead = 30

/**
 * The days that a slip for some debts may be made for: from today on.
 *
 * @param dueDates of the debts, `YYYY-MM-DD`
 */
export function slipDays(today: string, dueDates: readonly string[]): { from: string; to: string } {
  const to = [plusDays(today, daysAhead), ...dueDates].reduce((latest, day) => (day > latest ? day : latest))
  return { from: today, to }
}

/** The last day on which banks take a slip's money: one that is due on a day without banks is paid on the next with them. */
export function lastPayableDay(dueOn: string): string {
  let day = dueOn
  // The library reads the local date of an instant: noon is on the same day everywhere.
  while (!isBusinessDay(new Date(`${day}T12:00:00`))) day = plusDays(day, 1)
  return day
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
