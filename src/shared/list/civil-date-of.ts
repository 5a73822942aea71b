const formatters = new Map<string, Intl.DateTimeFormat>()

/** `YYYY-MM-DD` of an ISO 8601 instant in an IANA zone: a late payment belongs to that day, not to the next one of UTC. */
export function civilDateOf(instant: string | Date, timeZone: string): string {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    // The Swedish locale writes dates as ISO 8601 does.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(new Date(instant))
}
