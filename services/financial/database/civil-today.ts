import { appConfig } from '#config'
import { type Clock, civilDateOf } from '../../platform/clock.ts'

/** The institutions' civil date now, `YYYY-MM-DD`: what is due, overdue or still discounted depends on it. */
export function civilToday(clock: Clock): string {
  return civilDateOf(clock.now(), appConfig.defaultTimeZone)
}
