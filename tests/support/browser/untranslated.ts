import type { Page } from '@playwright/test'
import type { Locale } from '../../../app.config.ts'
import { withoutDemoWords } from './demo-words.ts'
import { getCatalog } from './words.ts'

const attributes = ['aria-label', 'title', 'placeholder', 'alt']

/** Texts of a page and names of its controls, as they stand there, or as they stand in `html` before scripts run. */
export async function getTexts(page: Page, html?: string): Promise<string[]> {
  return page.evaluate(
    ([names, source]) => {
      const looked = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
      const found = new Set<string>()
      const walker = looked.createTreeWalker(looked.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        // What an institution wrote in a language of its own says so.
        const language = parent?.closest('[lang]')?.getAttribute('lang')
        if (parent && language === looked.documentElement.lang && !parent.closest('script, style, noscript, code, [translate="no"]'))
          found.add(walker.currentNode.textContent!.trim())
      }
      for (const element of looked.querySelectorAll(names.map((name) => `[${name}]`).join())) {
        for (const name of names) found.add(element.getAttribute(name)?.trim() ?? '')
      }
      found.add(looked.title)
      return [...found]
    },
    [attributes, html] as const,
  )
}

/**
 * Texts that a page in another language shares with the same page in Portuguese, although no catalog says that they
 * read alike: nobody translated them, or no catalog knows them.
 *
 * @param texts what the page shows in `locale`
 * @param portuguese what it shows in Portuguese
 */
export function untranslated(texts: readonly string[], portuguese: readonly string[], locale: Locale): string[] {
  const alike = [...getCatalog(locale)].filter(([source, translations]) => translations.has(source)).map(([source]) => source)
  const parts = [...alike.flatMap((source) => source.split(placeholders)), ...(locale === 'es' ? alikeInSpanish : [])]
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}/u.test(part))
    .sort((one, other) => other.length - one.length)
  const withoutParts = (text: string) => parts.reduce((left, part) => left.replaceAll(part, ''), text)
  const known = new Set(portuguese)
  return texts.filter((text) => {
    if (!known.has(text) || alike.includes(text)) return false
    // Either may hold a piece of the other: "Documentos" of a menu stands within "Documentos emitidos".
    return [withoutParts(withoutDemoWords(text)), withoutDemoWords(withoutParts(text))].every((rest) => /\p{L}{3}/u.test(rest))
  })
}

/** What a message holds besides words: values, the frame of a plural and its number, tags. */
const placeholders = /\{\w+\}|\{\w+, \w+,|(?:zero|one|two|few|many|other|=?\d+) \{|[{}#]|<\/?\d+\/?>/

/** Words of the services' own tables, and of weekdays, that no catalog of the portal knows. */
const alikeInSpanish = ['Multa', 'sáb']
