import { type Formats, getCivilDate } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'

/** Dates such as `26/11`; with their year unless it is the current one. */
export function createShortDates(timeZone: string, formats: Pick<Formats, 'shortDate' | 'time'>, now = new Date()) {
  const today = getCivilDate(now, timeZone)
  const date = (civil: string) => formats.shortDate(civil, today)
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

/** Returns short dates in the page's language and the reader's time zone. */
export const useShortDates = () => createShortDates(useShell().timeZone, useFormats())
