/** docs/requirements/shell.md §9: month first only in English. */
const dateLocales: Record<string, string> = { 'pt-BR': 'pt-BR', en: 'en-US', es: 'es-AR' }

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** Returns a cached format, since creating one is expensive. @param key what all of its options say */
export function cached<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const known = cache.get(key)
  if (known) return known as Format
  const made = make()
  cache.set(key, made)
  return made
}

export const firstCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const formatsByKey = new Map<string, Formats>()

/** Formats for money, dates and numbers. @param timeZone for instants; civil dates (`YYYY-MM-DD`), such as due dates, have none */
export function createFormats(locale: string, currency: string, timeZone: string): Formats {
  const key = `${locale}|${currency}|${timeZone}`
  let formats = formatsByKey.get(key)
  if (!formats) formatsByKey.set(key, (formats = makeFormats(locale, currency, timeZone)))
  return formats
}

/** Caches formatted civil dates: lists repeat them, and formatting one takes longer than looking it up. */
function remembered(format: (civil: string) => string): (civil: string) => string {
  const texts = new Map<string, string>()
  return (civil) => {
    let text = texts.get(civil)
    if (text === undefined) {
      if (texts.size >= 1000) texts.clear()
      texts.set(civil, (text = format(civil)))
    }
    return text
  }
}

function makeFormats(locale: string, currency: string, timeZone: string) {
  const numbers = dateLocales[locale] ?? 'pt-BR'
  const dates = (name: string, options: Intl.DateTimeFormatOptions) =>
    cached(`${numbers}|${name}|${options.timeZone}`, () => new Intl.DateTimeFormat(numbers, options))
  /** Noon UTC, so that a civil date does not shift to the day before or after. */
  const noon = (civil: string) => new Date(`${civil.slice(0, 10)}T12:00:00Z`)
  const day = (instant: Date) => dates('day', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(instant)
  const time = (instant: Date) => dates('time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(instant)
  const dateTime = (instant: Date) => `${day(instant)} ${time(instant)}`
  const date = remembered((civil) =>
    dates('date', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(noon(civil)),
  )
  const money = (cents: number) =>
    cached(
      `${numbers}|${currency}`,
      () => new Intl.NumberFormat(numbers, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    ).format(cents / 100)
  return {
    /** @param cents integer cents; `R$ 1.234,56` */
    money,
    /** Without its cents, for amounts of whole units; `R$ 450`. */
    wholeMoney: (cents: number) => money(cents).replace(/\D00$/, ''),
    /** A negative amount has a minus sign with a space: a hyphen before the currency is easily overlooked. */
    signedMoney: (cents: number) => (cents < 0 ? `− ${money(-cents)}` : money(cents)),
    number: (value: number) => cached(`${numbers}|number`, () => new Intl.NumberFormat(numbers)).format(value),
    /** With all its decimals, at most ten. @param least fraction digits */
    decimal: (value: number, least = 0) =>
      cached(
        `${numbers}|decimal|${least}`,
        () => new Intl.NumberFormat(numbers, { minimumFractionDigits: least, maximumFractionDigits: 10 }),
      ).format(value),
    /** With at least one decimal, as on a transcript. */
    grade: (value: number) => cached(`${numbers}|grade`, () => new Intl.NumberFormat(numbers, { minimumFractionDigits: 1 })).format(value),
    /** @param basisPoints 200 is 2% */
    percent: (basisPoints: number) =>
      cached(`${numbers}|percent`, () => new Intl.NumberFormat(numbers, { style: 'percent', maximumFractionDigits: 4 })).format(
        basisPoints / 10_000,
      ),
    date,
    /** Without its year if that is the year of `today`: `12/03`, the start of the whole date. Both are `YYYY-MM-DD`. */
    shortDate: (civil: string, today: string) => (civil.slice(0, 4) === today.slice(0, 4) ? date(civil).slice(0, 5) : date(civil)),
    day: (instant: string) => day(new Date(instant)),
    month: remembered((civil) => dates('month', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noon(civil))),
    /** Without its year, `outubro`. */
    monthName: (civil: string) => dates('monthName', { month: 'long', timeZone: 'UTC' }).format(noon(civil)),
    /** A month in one width, `09/2026`: Spanish drops the zero where there is no day. */
    shortMonth: (civil: string) => `${civil.slice(5, 7)}/${civil.slice(0, 4)}`,
    dayOfWeek: (civil: string) =>
      dates('dayOfWeek', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(noon(civil)),
    /** @param instant ISO 8601; `12/03/2026 14:05` in `timeZone` */
    dateTime: (instant: string) => dateTime(new Date(instant)),
    time: (instant: string) => time(new Date(instant)),
    /** The end of a period that lasts until before `instant`: the last day if that is midnight, else day and time. */
    until: (instant: string) => {
      const end = new Date(instant)
      return time(end) === '00:00' ? day(new Date(end.getTime() - 1)) : dateTime(end)
    },
  }
}

export type Formats = ReturnType<typeof makeFormats>

/** Whole days between two civil dates (`YYYY-MM-DD`); negative when `to` is earlier. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

/** `YYYY-MM-DD` of an ISO 8601 instant in an IANA zone: a late payment belongs to that day, not to the next one of UTC. */
export function getCivilDate(instant: string | Date, timeZone: string): string {
  // The Swedish locale writes dates as ISO 8601 does.
  return cached(`civil|${timeZone}`, () => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })).format(new Date(instant))
}
