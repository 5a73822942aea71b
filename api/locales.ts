import { z } from 'zod'

/** Supported languages (docs/requirements/shell.md, section 5). */
export const appLocales = z.enum(['pt-BR', 'en', 'es'])
export type AppLocale = z.infer<typeof appLocales>

export const localizedText = z.record(appLocales, z.string().min(1).max(200))
export type LocalizedText = z.infer<typeof localizedText>
