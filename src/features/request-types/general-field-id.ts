import type { AppLocale } from '#api/locales.ts'

/** Id of a field of the general data, where links to its faults lead. */
export const generalFieldId = (part: string, locale?: AppLocale) => ['general', part, locale].filter(Boolean).join('-')
