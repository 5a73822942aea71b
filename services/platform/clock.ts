/** The only source of time in services, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const formatters = new Map<string, Intl.DateTimeFormat>()

/** `YYYY-MM-DD` in an IANA time zone. Throws RangeError for an unknown zone. */
export function getCivilDate(instant: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    // The Swedish locale formats dates as ISO 8601.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(instant)
}

/** Civil date in a tenant's zone, `YYYY-MM-DD`. */
export function civilToday(clock: Clock, timeZone: string): string {
  return getCivilDate(clock.now(), timeZone)
}

/**
 * The end of what is closed by a time in minutes: what closes at 23:59 is open through that minute, whose last millisecond this is.
 *
 * @param instant ISO 8601
 */
export const throughMinute = (instant: string): string => new Date(Math.floor(Date.parse(instant) / 60_000) * 60_000 + 59_999).toISOString()
