import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '#config'

/** One file per language, so that a page loads only its own. */
const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  'pt-BR': () => import('../../locales/pt-BR.po'),
  en: () => import('../../locales/en.po'),
  es: () => import('../../locales/es.po'),
}

/** A translator of its own for each request: a shared one would leak one person's language to another. */
export async function createI18n(locale: Locale): Promise<I18n> {
  const { messages } = await catalogs[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** Changes the language of a page that is open. */
export async function changeLanguage(i18n: I18n, locale: Locale): Promise<void> {
  const { messages } = await catalogs[locale]()
  i18n.loadAndActivate({ locale, messages })
}
