import { fromDate, parseDateTime, toCalendarDateTime } from '@internationalized/date'

/** The instant of a civil time. @param civil `yyyy-MM-ddTHH:mm` @param timeZone IANA name */
export const getInstant = (civil: string, timeZone: string): Date => parseDateTime(civil).toDate(timeZone)

/** `yyyy-MM-ddTHH:mm`. */
export const civilTime = (instant: Date, timeZone: string): string =>
  toCalendarDateTime(fromDate(instant, timeZone)).toString().slice(0, 16)
