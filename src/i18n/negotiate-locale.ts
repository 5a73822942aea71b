import { appConfig, type Locale } from '#config'

const supported: readonly string[] = appConfig.locales

/** A value that may or may not be a language of the interface. */
export function toLocale(value: string | null | undefined): Locale | null {
  return value && supported.includes(value) ? (value as Locale) : null
}

/**
 * The language to answer in: the person's own, then the one chosen on this browser, then what the browser
 * asks for, then Portuguese.
 *
 * @param acceptLanguage header such as `es-MX,es;q=0.9,en;q=0.8`
 */
export function negotiateLocale(account: string | null, cookie: string | null, acceptLanguage: string | null): Locale {
  return toLocale(account) ?? toLocale(cookie) ?? bestOf(acceptLanguage) ?? appConfig.defaultLocale
}

function bestOf(acceptLanguage: string | null): Locale | null {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      const weight = quality ? Number(quality.trim().slice(2)) : 1
      return { language: tag.split('-')[0] ?? '', weight: Number.isNaN(weight) ? 0 : weight }
    })
    .filter(({ language, weight }) => language && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) {
    const match = appConfig.locales.find((locale) => locale.toLowerCase().split('-')[0] === language)
    if (match) return match
  }
  return null
}
