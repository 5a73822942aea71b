import { type Frame, type Page, test } from '@playwright/test'

/** Scripts have run and every control of the page answers: parts that load later hydrate later, and until then a link loads its page anew. */
export function hydrated(page: Page | Frame): Promise<void> {
  return test.step('Hydration', () => controlsAnswer(page))
}

async function controlsAnswer(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && window.renderedUrl === undefined)
  await page.waitForFunction(() => {
    // The provider's pages are plain, and public pages of validation have no scripts.
    if (location.pathname.includes('/id/') || !document.querySelector('script[type="module"]')) return true
    const ofReact = (element: Element, kind: string) => Object.entries(element).find(([key]) => key.startsWith(`__react${kind}$`))?.[1]
    const isText = (element: Element): boolean =>
      element.parentElement !== null && (ofReact(element.parentElement, 'Props')?.dangerouslySetInnerHTML || isText(element.parentElement))
    // What a script of others put into the page, such as an assistant's button, never answers to React.
    const isForeign = (element: Element) => !ofReact(element.closest('body > *')!, 'Fiber')
    // React marks an element after what is in it, so whatever it has not marked by now, except what loads later, is foreign.
    if (!ofReact(document.body, 'Fiber')) return false
    const controls = [...document.querySelectorAll('body :is(a[href], button, input, select, textarea)')]
    return controls.every((control) => ofReact(control, 'Fiber') || isText(control) || isForeign(control))
  })
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5000 })))
}
