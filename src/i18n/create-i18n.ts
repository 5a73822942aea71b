import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { Locale } from '#config'

/** What the frame of every page says, one file per language. */
const frame = import.meta.glob<{ messages: Messages }>('../../locales/*.po')
/** What the areas say, each its own, so that a page loads only the words that it shows. */
const areas = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po')

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The areas, folders of src/features, whose words a page shows. */
    words?: readonly string[]
  }
}

const load = async (file: (() => Promise<{ messages: Messages }>) | undefined) => (await file?.())?.messages ?? {}
const ofFrame = (locale: Locale) => load(frame[`../../locales/${locale}.po`])
const ofArea = (locale: string, area: string) => load(areas[`../../locales/${area}/${locale}.po`])

const wholeCatalogs = new Map<Locale, Promise<Messages>>()

/** All words of a language, for the server: read once for all requests. */
function wholeCatalog(locale: Locale): Promise<Messages> {
  let whole = wholeCatalogs.get(locale)
  if (!whole) {
    const parts = [ofFrame(locale), ...Object.keys(areas).flatMap((path) => (path.endsWith(`/${locale}.po`) ? [load(areas[path])] : []))]
    whole = Promise.all(parts).then((messages) => Object.assign({}, ...messages))
    wholeCatalogs.set(locale, whole)
  }
  return whole
}

/** The translator of the page, in the browser, and the areas that it knows the words of. */
let ofPage: { i18n: I18n; areas: Set<string> } | null = null

/**
 * A translator of its own for each request: a shared one would leak one person's language to another. In the browser
 * it has the words that the page came with.
 */
export const createI18n = createIsomorphicFn()
  .server(async (locale: Locale) => setupI18n({ locale, messages: { [locale]: await wholeCatalog(locale) } }))
  .client(async (locale: Locale) => {
    const wanted = (document.documentElement.dataset.words ?? '').split(' ').filter(Boolean)
    const parts = await Promise.all([ofFrame(locale), ...wanted.map((area) => ofArea(locale, area))])
    const i18n = setupI18n({ locale, messages: { [locale]: Object.assign({}, ...parts) }, missing: sayMissing })
    ofPage = { i18n, areas: new Set(wanted) }
    return i18n
  })

/** Loads the words of areas in the browser, before a page or part that shows them; the server has them all. */
export const loadWords = createIsomorphicFn()
  .server(async (_wanted: readonly string[]) => {})
  .client(async (wanted: readonly string[]) => {
    if (!ofPage) return
    const { i18n, areas: known } = ofPage
    const missing = wanted.filter((area) => !known.has(area))
    const parts = await Promise.all(missing.map((area) => ofArea(i18n.locale, area)))
    // Not by `load`, which draws the page anew, and with it empties parts of the server's page that still wait for their
    // script. Nothing on the page asks for words that it did not have.
    for (const messages of parts) Object.assign(i18n.messages, messages)
    for (const area of missing) known.add(area)
  })

/** Said aloud for tests; people see the id, which is all that is known. */
function sayMissing(locale: string, id: string): string {
  // oxlint-disable-next-line no-console -- nobody else is there to tell
  console.error(`No ${locale} text for ${id}`)
  return id
}

/** Changes the language of a page that is open, with the words of all areas that it has shown. */
export async function changeLanguage(i18n: I18n, locale: Locale): Promise<void> {
  const parts = await Promise.all([ofFrame(locale), ...[...(ofPage?.areas ?? [])].map((area) => ofArea(locale, area))])
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...parts) })
}
