import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import { appConfig, type Locale } from '../../../app.config.ts'

export const locales: readonly Locale[] = appConfig.locales

/** What people read on the sign-in page; scripts may rely on these. */
export const signInWords: Record<Locale, { login: string; password: string; signIn: string; cancel: string }> = {
  'pt-BR': { login: 'Usuário ou e-mail', password: 'Senha', signIn: 'Entrar', cancel: 'Cancelar' },
  en: { login: 'Username or email', password: 'Password', signIn: 'Sign in', cancel: 'Cancel' },
  es: { login: 'Usuario o correo electrónico', password: 'Contraseña', signIn: 'Iniciar sesión', cancel: 'Cancelar' },
}

/** A text of the portal in a language, as a pattern: what is filled in, such as an amount, may be anything. */
export type Words = (source: string) => RegExp

/**
 * The portal's texts in a language, from the catalogs that the portal itself uses.
 *
 * @returns a function from the Portuguese text of the sources to what stands on the page; it throws for a text that
 *   no catalog has, so that a test cannot look for words that were changed
 */
export function getWords(locale: Locale): Words {
  const texts = getCatalog(locale)
  return (source) => {
    const spoken = texts.get(source)
    if (!spoken) throw new Error(`No text of the portal reads “${source}”`)
    // Several where a word has one for each context.
    const patterns = [...spoken].map(pattern)
    return new RegExp(patterns.length === 1 ? `^\\s*${patterns[0]}\\s*$` : `^\\s*(?:${patterns.join('|')})\\s*$`)
  }
}

/** Of what is named by more than its visible words, such as a button that says which debt it pays. */
export const startingWith = (words: RegExp): RegExp => new RegExp(words.source.replace(/\\s\*\$$/, ''))

/** What is filled in may be anything; tags are not read. */
function pattern(text: string): string {
  return text
    .replace(/<\/?\d+\/?>/g, '')
    .split(/\{\w+\}/)
    .map(literally)
    .join('.+')
}

/** Translations of a language by the Portuguese text of the sources: several where a word has one for each context. */
export function getCatalog(locale: Locale): Map<string, Set<string>> {
  const texts = new Map<string, Set<string>>()
  for (const file of globSync(`**/${locale}.po`, { cwd: catalogs })) {
    for (const [id, { message = id, translation }] of Object.entries(read(path.join(catalogs, file), locale))) {
      texts.set(message, (texts.get(message) ?? new Set()).add(translation || message))
    }
  }
  return texts
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
