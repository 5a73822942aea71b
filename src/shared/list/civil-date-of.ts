const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * The civil date of an instant in a zone: a payment late in the evening counts for that day, not for the next one
 * of UTC.
 *
 * @param instant ISO 8601
 * @param timeZone IANA name, such as `America/Sao_Paulo`
 * @returns `YYYY-MM-DD`
 */
export function civilDateOf(instant: string | Date, timeZone: string): string {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    // The Swedish locale writes dates as ISO 8601 does.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(new Date(instant))
}
