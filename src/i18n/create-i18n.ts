import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect, useState } from 'react'
import type { Locale } from '#config'

/** The texts of the frame, and how to load those of each area. One language does not list the others' files, to keep the script small. */
interface Catalog {
  messages: Messages
  areas: Record<string, () => Promise<{ messages: Messages }>>
}

const catalogs: Record<Locale, () => Promise<Catalog>> = {
  'pt-BR': () => import('./catalogs/pt-BR.ts'),
  en: () => import('./catalogs/en.ts'),
  es: () => import('./catalogs/es.ts'),
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Feature areas (folders of src/features) whose catalogs the route needs. */
    words?: readonly string[]
  }
}

async function getWords(locale: Locale, wanted: readonly string[]): Promise<Messages[]> {
  const { areas } = await catalogs[locale]()
  const files = wanted.map((area) => areas[`../../../locales/${area}/${locale}.po`]?.())
  return (await Promise.all(files)).map((file) => file?.messages ?? {})
}

async function frameAndAreas(locale: Locale, wanted: readonly string[]): Promise<Messages[]> {
  return [(await catalogs[locale]()).messages, ...(await getWords(locale, wanted))]
}

async function wholeCatalog(locale: Locale): Promise<Messages> {
  const { messages, areas } = await catalogs[locale]()
  const others = await Promise.all(Object.values(areas).map((file) => file()))
  return Object.assign({}, messages, ...others.map((area) => area.messages))
}

let ofPage: { i18n: I18n; areas: Set<string>; show?: (i18n: I18n) => void } | null = null

/** A translator never changes its language on the server, so that requests can share it. */
const translators = new Map<Locale, Promise<I18n>>()

export const createI18n = createIsomorphicFn()
  .server((locale: Locale) => {
    let translator = translators.get(locale)
    if (!translator) {
      translator = wholeCatalog(locale).then((messages) => setupI18n({ locale, messages: { [locale]: messages } }))
      translators.set(locale, translator)
    }
    return translator
  })
  .client(async (locale: Locale) => {
    const requested = (document.documentElement.dataset.words ?? '').split(' ').filter(Boolean)
    const i18n = getTranslator(locale, await frameAndAreas(locale, requested))
    ofPage = { i18n, areas: new Set(requested) }
    return i18n
  })

/** Loads the catalogs of areas in the browser before they render; a no-op on the server, which has all of them. */
export const loadWords = createIsomorphicFn()
  .server(async (_wanted: readonly string[]) => {})
  .client(async (wanted: readonly string[]): Promise<void> => {
    if (!ofPage) return
    const { i18n, areas: known } = ofPage
    const missing = wanted.filter((area) => !known.has(area))
    const parts = await getWords(i18n.locale as Locale, missing)
    if (ofPage.i18n !== i18n) return loadWords(wanted)
    // Not `i18n.load`: it re-renders, which discards server-rendered Suspense content that is not hydrated yet.
    for (const messages of parts) Object.assign(i18n.messages, messages)
    for (const area of missing) known.add(area)
  })

/** Loads a lazy part together with its texts. */
export async function withWords<Part>(part: Promise<Part>, ...areas: string[]): Promise<Part> {
  await loadWords(areas)
  return part
}

/** Logs a missing text, so that tests notice; users see the message id. */
function sayMissing(locale: string, id: string): string {
  // oxlint-disable-next-line no-console -- nobody else is there to tell
  console.error(`No ${locale} text for ${id}`)
  return id
}

const getTranslator = (locale: string, parts: readonly Messages[]) =>
  setupI18n({ locale, messages: { [locale]: Object.assign({}, ...parts) }, missing: sayMissing })

/**
 * Shows the page in another language. With a new translator, since content that is not hydrated yet
 * still has to hydrate in the language it was rendered in.
 */
export async function changeLanguage(locale: Locale): Promise<I18n> {
  const page = ofPage!
  page.i18n = getTranslator(locale, await frameAndAreas(locale, [...page.areas]))
  page.show?.(page.i18n)
  return page.i18n
}

/** Returns the translator for content outside of the page's React tree; only in the browser. */
export const pageI18n = (): I18n => ofPage!.i18n

/** The translator of the page's present language. */
export function usePageI18n(initial: I18n): I18n {
  const [i18n, show] = useState(initial)
  useEffect(() => {
    if (ofPage) ofPage.show = show
  }, [])
  return i18n
}
