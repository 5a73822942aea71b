import { type Formats, getCivilDate } from '../../i18n/formats.ts'

/** Dates such as `26/11`; with their year unless it is the current one. */
export function createShortDates(locale: string, timeZone: string, formats: Pick<Formats, 'date' | 'time'>, now = new Date()) {
  const year = getCivilDate(now, timeZone).slice(0, 4)
  // Not by `Intl`, whose Spanish month has one digit where there is no year.
  const short = (civil: string) =>
    (locale === 'en' ? [civil.slice(5, 7), civil.slice(8, 10)] : [civil.slice(8, 10), civil.slice(5, 7)]).join('/')
  const date = (civil: string) => (civil.startsWith(year) ? short(civil) : formats.date(civil))
  const day = (instant: string) => date(getCivilDate(instant, timeZone))
  return {
    /** @param civil `YYYY-MM-DD` */
    date,
    /** @param instant ISO 8601 */
    day,
    /** `26/11 08:12` */
    dateTime: (instant: string) => `${day(instant)} ${formats.time(instant)}`,
  }
}
