import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { Locale } from '#config'

const frame = import.meta.glob<{ messages: Messages }>('../../locales/*.po')
const areas = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po')

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Feature areas (folders of src/features) whose catalogs the route needs. */
    words?: readonly string[]
  }
}

const load = async (file: (() => Promise<{ messages: Messages }>) | undefined) => (await file?.())?.messages ?? {}
const ofFrame = (locale: Locale) => load(frame[`../../locales/${locale}.po`])
const ofArea = (locale: string, area: string) => load(areas[`../../locales/${area}/${locale}.po`])

const wholeCatalogs = new Map<Locale, Promise<Messages>>()

function wholeCatalog(locale: Locale): Promise<Messages> {
  let whole = wholeCatalogs.get(locale)
  if (!whole) {
    const parts = [ofFrame(locale), ...Object.keys(areas).flatMap((path) => (path.endsWith(`/${locale}.po`) ? [load(areas[path])] : []))]
    whole = Promise.all(parts).then((messages) => Object.assign({}, ...messages))
    wholeCatalogs.set(locale, whole)
  }
  return whole
}

let ofPage: { i18n: I18n; areas: Set<string> } | null = null

/** One translator per request: a shared one would leak one user's language to another. */
export const createI18n = createIsomorphicFn()
  .server(async (locale: Locale) => setupI18n({ locale, messages: { [locale]: await wholeCatalog(locale) } }))
  .client(async (locale: Locale) => {
    const wanted = (document.documentElement.dataset.words ?? '').split(' ').filter(Boolean)
    const parts = await Promise.all([ofFrame(locale), ...wanted.map((area) => ofArea(locale, area))])
    const i18n = setupI18n({ locale, messages: { [locale]: Object.assign({}, ...parts) }, missing: sayMissing })
    ofPage = { i18n, areas: new Set(wanted) }
    return i18n
  })

/** Loads the catalogs of areas in the browser before they render; a no-op on the server, which has all of them. */
export const loadWords = createIsomorphicFn()
  .server(async (_wanted: readonly string[]) => {})
  .client(async (wanted: readonly string[]) => {
    if (!ofPage) return
    const { i18n, areas: known } = ofPage
    const missing = wanted.filter((area) => !known.has(area))
    const parts = await Promise.all(missing.map((area) => ofArea(i18n.locale, area)))
    // Not `i18n.load`: it re-renders, which discards server-rendered Suspense content that is not hydrated yet.
    for (const messages of parts) Object.assign(i18n.messages, messages)
    for (const area of missing) known.add(area)
  })

/** Logged, so that tests notice; users see the message id. */
function sayMissing(locale: string, id: string): string {
  // oxlint-disable-next-line no-console -- nobody else is there to tell
  console.error(`No ${locale} text for ${id}`)
  return id
}

export async function changeLanguage(i18n: I18n, locale: Locale): Promise<void> {
  const parts = await Promise.all([ofFrame(locale), ...[...(ofPage?.areas ?? [])].map((area) => ofArea(locale, area))])
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...parts) })
}
