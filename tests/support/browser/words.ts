import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import { appConfig, type Locale } from '../../../app.config.ts'

export const locales: readonly Locale[] = appConfig.locales

/** What people read on the sign-in page; scripts may rely on these. */
export const signInWords: Record<Locale, { login: string; password: string; signIn: string; cancel: string }> = {
  'pt-BR': { login: 'Usuário ou e-mail', password: 'Senha', signIn: 'Entrar', cancel: 'Cancelar' },
  en: { login: 'Username or e-mail', password: 'Password', signIn: 'Sign in', cancel: 'Cancel' },
  es: { login: 'Usuario o correo electrónico', password: 'Contraseña', signIn: 'Ingresar', cancel: 'Cancelar' },
}

/** A text of the portal in a language, as a pattern: what is filled in, such as an amount, may be anything. */
export type Words = (source: string) => RegExp

/**
 * The portal's texts in a language, from the catalogs that the portal itself uses.
 *
 * @returns a function from the Portuguese text of the sources to what stands on the page; it throws for a text that
 *   no catalog has, so that a test cannot look for words that were changed
 */
export function wordsOf(locale: Locale): Words {
  const texts = catalogOf(locale)
  return (source) => {
    const text = texts.get(source)
    if (text === undefined) throw new Error(`No text of the portal reads “${source}”`)
    const spoken = (text || source).replace(/<\/?\d+\/?>/g, '')
    return new RegExp(
      `^\\s*${spoken
        .split(/\{\w+\}/)
        .map(literally)
        .join('.+')}\\s*$`,
    )
  }
}

/** Translations of a language by the Portuguese text of the sources; empty where the source itself is shown. */
export function catalogOf(locale: Locale): Map<string, string> {
  const files = globSync(`**/${locale}.po`, { cwd: catalogs }).map((file) => path.join(catalogs, file))
  return new Map(
    files.flatMap((file) => Object.entries(read(file, locale)).map(([id, { message, translation }]) => [message ?? id, translation])),
  )
}

const catalogs = fileURLToPath(new URL('../../../locales', import.meta.url))

function read(filename: string, locale: Locale) {
  return formatter().parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: appConfig.defaultLocale, filename }) as Record<
    string,
    { message?: string; translation: string }
  >
}

/** Spaces of any kind, such as the narrow one that amounts have. */
function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
}
