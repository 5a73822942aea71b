import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'

/** What an engine finds on a page: its rule, where, and what it says. */
interface Finding {
  rule: string
  markup: string
  message: string
}

const require = createRequire(import.meta.url)
const sources = {
  HTMLCS: readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8'),
  ace_ibma: readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8'),
}

/** What an engine takes for a violation and is none, and why. A rule ends the way that `rule` says; `at` selects elements. */
const exceptions = [
  {
    rule: '3_2_2.H32.2',
    at: '.setting__root, .filter-bar, [aria-labelledby=another-day]',
    why: 'Saves or shows what is chosen at once, which moves nothing else. Its button is there until scripts run.',
  },
  {
    rule: '3_2_2.H32.2',
    at: '.photo-row__actions',
    why: 'Its button opens a dialog; a file field with a button stands there until scripts run.',
  },
  {
    rule: '3_2_2.H32.2',
    at: '.pagination__form',
    why: 'One field, the number of a page: Enter sends it, with and without scripts, and links to all pages stand beside it.',
  },
  {
    rule: '3_2_2.H32.2',
    at: ':has(> .file-upload__root)',
    why: 'A file alone: its button comes with what the file would change.',
  },
  {
    rule: '3_2_2.H32.2',
    at: '[aria-label="Tipo de requerimento"]',
    why: 'Enter in one of its many fields must not publish a new version; the button that does is reached by keyboard as others.',
  },
]

/** Violations of WCAG 2 AA that HTML_CodeSniffer and IBM's engine see, exceptions left out. Both run in the page and ask no network. */
export async function findingsOfEngines(page: Page): Promise<string[]> {
  const found: Finding[] = []
  // What is folded is read as well; the label of a field in it counts as none.
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))
  for (const frame of page.frames().filter((one) => one.url() !== 'about:blank')) {
    for (const [name, source] of Object.entries(sources))
      if (!(await frame.evaluate((global) => global in window, name))) await frame.evaluate(source)
    found.push(...(await byCodeSniffer(frame)), ...(await byEqualAccess(frame)))
  }
  return [...new Set(found.map(({ rule, markup, message }) => `${rule}: ${message} at ${markup}`))]
}

interface CodeSniffer {
  getTranslation(key: string): string | undefined
  process(standard: string, content: Document, done: () => void, failed: () => void): void
  getMessages(): { type: number; code: string; msg: string; element: Element | Document }[]
}

function byCodeSniffer(frame: Frame): Promise<Finding[]> {
  return frame.evaluate(async (known) => {
    const { HTMLCS } = window as unknown as { HTMLCS: CodeSniffer }
    const { getTranslation } = HTMLCS
    // It has no words for some of its own messages, and stops there.
    HTMLCS.getTranslation = (key) => getTranslation.call(HTMLCS, key) ?? key
    await new Promise<void>((done, failed) => HTMLCS.process('WCAG2AA', document, done, () => failed(new Error('HTML_CodeSniffer'))))
    return HTMLCS.getMessages()
      .filter(({ type }) => type === 1)
      .filter(
        ({ code, element }) => !known.some(({ rule, at }) => code.endsWith(rule) && element instanceof Element && element.matches(at)),
      )
      .map(({ code, msg, element }) => ({
        rule: code,
        markup: element instanceof Element ? element.outerHTML.slice(0, 300) : 'document',
        message: msg,
      }))
  }, exceptions)
}

interface EqualAccess {
  Checker: new () => {
    check(
      document: Document,
      rulesets: string[],
    ): Promise<{ results: { ruleId: string; value: [string, string]; message: string; snippet: string; path: { dom: string } }[] }>
  }
}

function byEqualAccess(frame: Frame): Promise<Finding[]> {
  return frame.evaluate(async () => {
    const { ace_ibma: ace } = window as unknown as { ace_ibma: EqualAccess }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, snippet, path, message }) => ({ rule: ruleId, markup: `${snippet.slice(0, 200)} ${path.dom}`, message }))
  })
}
