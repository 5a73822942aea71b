import type { AppLocale } from '#api/locales.ts'
import { inEachLocale } from '../platform/i18n/localized.ts'

export interface NoticeText {
  title: string
  message: string
}

export type NoticeTexts = Record<AppLocale, NoticeText>

/** Returns a notice's text in every language, so that readers get their own, even after changing it. */
export function inEveryLanguage(textIn: (locale: AppLocale) => NoticeText): NoticeText & { texts: NoticeTexts } {
  const texts = inEachLocale((locale) => {
    const { title, message } = textIn(locale)
    return { title, message }
  })
  return { ...texts['pt-BR'], texts }
}
