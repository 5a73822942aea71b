import { z } from 'zod'

/** Languages that are accepted anywhere (docs/requirements/shell.md, section 5). */
export const appLocales = z.enum(['pt-BR', 'en', 'es'])
export type AppLocale = z.infer<typeof appLocales>

/** Words that an institution gives, in each language. */
export const localizedText = z.record(appLocales, z.string().min(1).max(200))
export type LocalizedText = z.infer<typeof localizedText>
