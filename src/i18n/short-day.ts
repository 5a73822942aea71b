import type { Locale } from '#config'
import { cached } from './formats.ts'

/** Returns a day and its month in a few letters, such as `4 dez` or `Dec 4`. @param civil `YYYY-MM-DD` */
export function shortDay(civil: string, locale: Locale): string {
  const format = cached(`${locale}|shortDay`, () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }))
  // Portuguese would write `4 de dez.`
  return format
    .formatToParts(new Date(`${civil}T12:00:00Z`))
    .map(({ type, value }) => (type === 'literal' ? ' ' : value.replace('.', '')))
    .join('')
    .trim()
}
