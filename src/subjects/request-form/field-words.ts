import type { LocalizedText } from '#api/locales.ts'

/** Returns a form's text in the language of the page. */
export const getText = (text: LocalizedText, locale: string): string => text[locale as keyof LocalizedText] ?? text['pt-BR']

/** The id of a field's control, or of the group where the field is one. */
export const fieldId = (name: string) => `field-${name}`
