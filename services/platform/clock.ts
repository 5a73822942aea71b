import { appConfig } from '#config'

/** Where services take the time from, so that tests can set it. The server's clock decides every expiry. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * The civil date of an instant in a zone.
 *
 * @param timeZone IANA name, such as `America/Sao_Paulo`
 * @returns `YYYY-MM-DD`
 * @throws RangeError for an unknown zone
 */
export function civilDateOf(instant: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    // The Swedish locale writes dates as ISO 8601 does.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(instant)
}

/** The institutions' civil date now, `YYYY-MM-DD`: what is due, overdue or still discounted depends on it. */
export function civilToday(clock: Clock): string {
  return civilDateOf(clock.now(), appConfig.defaultTimeZone)
}
