import { z } from 'zod'

/** Languages that are accepted anywhere (shell specification, section 5). */
export const appLocales = z.enum(['pt-BR', 'en', 'es'])
export type AppLocale = z.infer<typeof appLocales>
