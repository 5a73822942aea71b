import type { Page } from '@playwright/test'
import type { Locale } from '../../../app.config.ts'
import { withoutDemoWords } from './demo-words.ts'
import { catalogOf } from './words.ts'

const attributes = ['aria-label', 'title', 'placeholder', 'alt']

/** Texts of a page and names of its controls, as they stand there. */
export async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent && !parent.closest('script, style, noscript')) found.add(walker.currentNode.textContent!.trim())
    }
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      for (const name of names) found.add(element.getAttribute(name)?.trim() ?? '')
    }
    found.add(document.title)
    return [...found]
  }, attributes)
}

/**
 * Texts that a page in another language shares with the same page in Portuguese, although no catalog says that they
 * read alike: nobody translated them, or no catalog knows them.
 *
 * @param texts what the page shows in `locale`
 * @param portuguese what it shows in Portuguese
 */
export function untranslated(texts: readonly string[], portuguese: readonly string[], locale: Locale): string[] {
  const alike = new Set([...catalogOf(locale)].filter(([source, translations]) => translations.has(source)).map(([source]) => source))
  const known = new Set(portuguese)
  return texts.filter((text) => known.has(text) && !alike.has(text) && /\p{L}{3}/u.test(withoutDemoWords(text)))
}
