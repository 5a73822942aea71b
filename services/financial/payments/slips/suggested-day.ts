import type { SlipDays } from '#api/financial/debts.ts'
import { isSlipDay } from '#api/financial/slip-days.ts'

const millisecondsOfDay = 86_400_000

/**
 * A day to compare with today: the last one of the lowest amount, else the next on which banks open.
 *
 * @param today institution's civil date
 * @returns `YYYY-MM-DD`; undefined where no day is left to pay on
 */
export function suggestedDay(today: string, days: SlipDays): string | undefined {
  if (days.usual > today) return days.usual
  for (let time = Date.parse(today) + millisecondsOfDay; ; time += millisecondsOfDay) {
    const day = new Date(time).toISOString().slice(0, 10)
    if (day > days.to) return undefined
    if (isSlipDay(days, day)) return day
  }
}
