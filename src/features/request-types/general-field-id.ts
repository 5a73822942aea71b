import type { AppLocale } from '#api/locales.ts'

/** Returns the id of a general field, to which links to its faults lead. */
export const generalFieldId = (part: string, locale?: AppLocale) => ['general', part, locale].filter(Boolean).join('-')
