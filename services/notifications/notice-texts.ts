import { type AppLocale, appLocales } from '#api/locales.ts'

export interface NoticeText {
  title: string
  message: string
}

export type NoticeTexts = Record<AppLocale, NoticeText>

/** A notice's words in every language, so that each reader gets theirs, also after changing it. */
export function inEveryLanguage(textIn: (locale: AppLocale) => NoticeText): NoticeText & { texts: NoticeTexts } {
  const texts = Object.fromEntries(
    appLocales.options.map((locale) => {
      const { title, message } = textIn(locale)
      return [locale, { title, message }]
    }),
  ) as NoticeTexts
  return { ...texts['pt-BR'], texts }
}
