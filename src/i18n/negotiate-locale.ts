import { appConfig, type Locale } from '#config'

const supported: readonly string[] = appConfig.locales

export function toLocale(value: string | null | undefined): Locale | null {
  return value && supported.includes(value) ? (value as Locale) : null
}

/** Precedence: account, cookie of this browser, Accept-Language, then Portuguese. */
export function negotiateLocale(account: string | null, cookie: string | null, acceptLanguage: string | null): Locale {
  return toLocale(account) ?? toLocale(cookie) ?? getBest(acceptLanguage) ?? appConfig.defaultLocale
}

function getBest(acceptLanguage: string | null): Locale | null {
  const requested = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      const weight = quality ? Number(quality.trim().slice(2)) : 1
      return { language: tag.split('-')[0] ?? '', weight: Number.isNaN(weight) ? 0 : weight }
    })
    .filter(({ language, weight }) => language && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of requested) {
    const match = appConfig.locales.find((locale) => locale.toLowerCase().split('-')[0] === language)
    if (match) return match
  }
  return null
}
