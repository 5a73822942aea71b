import type { LocalizedText } from '#api/locales.ts'

/** What a form says in the language of the page. */
export const getText = (text: LocalizedText, locale: string): string => text[locale as keyof LocalizedText] ?? text['pt-BR']

/** Of the control of a field, or of the group that it is. */
export const fieldId = (name: string) => `field-${name}`
