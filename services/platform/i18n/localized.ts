import { readFileSync } from 'node:fs'
import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { parsePo } from 'pofile-ts'
import type { AppLocale } from '#api/locales.ts'

/** Words with each message, also in lists, in tables and from functions, as its text. */
export type Localized<Words> = Words extends MessageDescriptor
  ? string
  : Words extends (...given: infer Given) => infer Result
    ? (...given: Given) => Localized<Result>
    : Words extends object
      ? { [Key in keyof Words]: Localized<Words[Key]> }
      : Words

/** One translator for each language, made when it is first needed. None ever changes its language, so requests share them. */
const translators: Partial<Record<AppLocale, I18n>> = {}

/** @returns the words in every language, translated when a language is first read */
export function localized<const Words>(words: Words): Record<AppLocale, Localized<Words>> {
  const translated: Partial<Record<AppLocale, Localized<Words>>> = {}
  const read = (locale: AppLocale) => (translated[locale] ??= translate(locale, words))
  return {
    get 'pt-BR'() {
      return read('pt-BR')
    },
    get en() {
      return read('en')
    },
    get es() {
      return read('es')
    },
  }
}

/** @returns the words in one language; what is neither a message nor holds one stays as it is */
export function translate<const Words>(locale: AppLocale, words: Words): Localized<Words>
export function translate(locale: AppLocale, words: unknown): unknown {
  if (typeof words === 'function') return (...given: unknown[]) => translate(locale, words(...given))
  if (Array.isArray(words)) return words.map((word) => translate(locale, word))
  if (typeof words !== 'object' || words === null) return words
  if (isMessage(words)) {
    const translator = (translators[locale] ??= createTranslator(locale))
    return translator._({ ...words, values: translate(locale, words.values ?? {}) })
  }
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, translate(locale, word)]))
}

const isMessage = (words: object): words is MessageDescriptor => 'id' in words && 'message' in words

/** Portuguese is the language of the code, so it has no catalog to read. A message is compiled when it is first used. */
function createTranslator(locale: AppLocale): I18n {
  const compiled = new Map<string, CompiledMessage>()
  function compile(message: string): CompiledMessage {
    const known = compiled.get(message) ?? compileMessage(message)
    compiled.set(message, known)
    return known
  }
  return setupI18n({ locale, messages: { [locale]: locale === 'pt-BR' ? {} : readCatalog(locale) } }).setMessagesCompiler(compile)
}

function readCatalog(locale: AppLocale): Record<string, string> {
  const { items } = parsePo(readFileSync(new URL(`../../locales/${locale}.po`, import.meta.url), 'utf8'))
  return Object.fromEntries(items.map(({ msgid, msgctxt, msgstr: [text] }) => [generateMessageId(msgid, msgctxt ?? undefined), text!]))
}

/** @returns what is made of each language, by language */
export function inEachLocale<Value>(valueIn: (locale: AppLocale) => Value): Record<AppLocale, Value> {
  return { 'pt-BR': valueIn('pt-BR'), en: valueIn('en'), es: valueIn('es') }
}
