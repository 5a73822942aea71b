import { readFileSync } from 'node:fs'
import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
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

/** They never change their language, so that requests share them. */
const translators = inEachLocale(createTranslator)

/** @returns the words in every language */
export const localized = <const Words>(words: Words): Record<AppLocale, Localized<Words>> =>
  inEachLocale((locale) => translate(locale, words))

/** @returns the words in one language; what is neither a message nor holds one stays as it is */
export function translate<const Words>(locale: AppLocale, words: Words): Localized<Words>
export function translate(locale: AppLocale, words: unknown): unknown {
  if (typeof words === 'function') return (...given: unknown[]) => translate(locale, words(...given))
  if (Array.isArray(words)) return words.map((word) => translate(locale, word))
  if (typeof words !== 'object' || words === null) return words
  if (isMessage(words)) return translators[locale]._({ ...words, values: translate(locale, words.values ?? {}) })
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, translate(locale, word)]))
}

const isMessage = (words: object): words is MessageDescriptor => 'id' in words && 'message' in words

function createTranslator(locale: AppLocale): I18n {
  const { items } = parsePo(readFileSync(new URL(`../../locales/${locale}.po`, import.meta.url), 'utf8'))
  const messages = items.map(({ msgid, msgctxt, msgstr: [text] }) => [
    generateMessageId(msgid, msgctxt ?? undefined),
    compileMessage(text!),
  ])
  return setupI18n({ locale, messages: { [locale]: Object.fromEntries(messages) } }).setMessagesCompiler(compileMessage)
}

/** @returns what is made of each language, by language */
export function inEachLocale<Value>(valueIn: (locale: AppLocale) => Value): Record<AppLocale, Value> {
  return { 'pt-BR': valueIn('pt-BR'), en: valueIn('en'), es: valueIn('es') }
}
