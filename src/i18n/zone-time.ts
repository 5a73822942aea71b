/** The instant of a civil time. @param civil `yyyy-MM-ddTHH:mm` @param timeZone IANA name */
export function instantOf(civil: string, timeZone: string): Date {
  const wanted = Date.parse(`${civil}Z`)
  // The zone's offset may change between the guess and the answer, so it is read twice.
  let at = wanted
  for (let round = 0; round < 2; round++) at += wanted - Date.parse(`${civilTime(new Date(at), timeZone)}Z`)
  return new Date(at)
}

/** `yyyy-MM-ddTHH:mm`. */
export function civilTime(instant: Date, timeZone: string): string {
  // The Swedish locale formats as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant).replace(' ', 'T')
}
