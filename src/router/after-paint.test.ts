// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
})
afterEach(() => void vi.useRealTimers())

const named = () => [...document.head.children].map((element) => element.getAttribute('href') ?? element.getAttribute('src'))

/** Ends a document, as the parser would. */
function endDocument(hidden = false) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.body.innerHTML = afterPaint(
    '<link rel="stylesheet" href="all.css">',
    '<link rel="modulepreload" href="page.js"><script type="module" async src="entry.js"></script>',
    'n0nce',
  )
  runInThisContext(document.querySelector('script[nonce="n0nce"]')!.textContent)
}

test('files begin after a frame was painted, the script once the stylesheet is there', () => {
  endDocument()
  expect(named()).toEqual([])
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(named()).toEqual(['all.css', 'page.js'])
  document.querySelector('link')!.dispatchEvent(new Event('load'))
  expect(named()).toEqual(['all.css', 'page.js', 'entry.js'])
})

test('a stylesheet that does not come holds no script back', () => {
  endDocument(true)
  document.querySelector('link')!.dispatchEvent(new Event('error'))
  expect(named()).toEqual(['all.css', 'page.js', 'entry.js'])
})

test('where nothing is painted, files begin all the same', () => {
  endDocument(true)
  expect(named()).toEqual(['all.css', 'page.js'])
})

test('whoever leaves before the paint loses no script', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  endDocument()
  vi.advanceTimersByTime(2000)
  expect(named()).toEqual(['all.css', 'page.js'])
  vi.unstubAllGlobals()
})

test('without scripts the stylesheet is still named', () => {
  document.body.innerHTML = afterPaint('<link rel="stylesheet" href="all.css">', '', 'n0nce')
  expect(document.querySelector('noscript')!.textContent).toContain('all.css')
})
