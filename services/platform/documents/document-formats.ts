import { appConfig, type Locale } from '#config'

export interface DocumentManners {
  /** ISO 4217. */
  currency: string
  /** IANA name, for instants; civil dates have none. */
  timeZone: string
}

const defaults: DocumentManners = { currency: 'BRL', timeZone: appConfig.defaultTimeZone }
let manners = defaults

/** Sets the manners of the next document; a worker draws one after another. Null means the default institution's. */
export function setDrawnDocument(given: DocumentManners | null): void {
  manners = given ?? defaults
}

// Made once: a long statement formats hundreds of amounts.
const currencies = new Map<string, Intl.NumberFormat>()

/** Spanish uses the Brazilian format: its own locales do not write R$. */
export function money(cents: number, locale: Locale, currency = manners.currency): string {
  const key = `${locale}|${currency}`
  let format = currencies.get(key)
  if (!format) currencies.set(key, (format = new Intl.NumberFormat(locale === 'es' ? 'pt-BR' : locale, { style: 'currency', currency })))
  return format.format(cents / 100)
}

export function dateWords(civilDate: string, locale: Locale): string {
  const [year, month, day] = civilDate.split('-')
  return locale === 'en' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
}

export function timeWords(instant: string, locale: Locale): string {
  const local = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: manners.timeZone })
  const [date, time] = local.format(new Date(instant)).split(' ')
  return `${dateWords(date!, locale)} ${time}`
}

export function monthWords(civilDate: string, locale: Locale): string {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return month.format(new Date(`${civilDate}T00:00:00Z`))
}

/** Date and time in UTC to the second, for proofs. */
export function utcWords(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC`
}

/** @returns the month's first day, `YYYY-MM-DD` */
export function firstDay(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`
}

export function monthFigures(year: number, month: number): string {
  return `${String(month).padStart(2, '0')}/${year}`
}
