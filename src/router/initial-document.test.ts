import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', { pathname: '/academic-services/a', href: 'https://a.example/academic-services/a', reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockClear()
})

/** Whether the router goes on by itself. */
async function goesOn(publicHref: string, preload = false): Promise<boolean> {
  const { askServer } = await import('./initial-document.ts')
  const going = vi.fn()
  void askServer({ publicHref, preload }).then(going)
  await vi.runAllTimersAsync()
  return going.mock.calls.length > 0
}

test('the server answers for an address that the browser does not know', async () => {
  expect(await goesOn('/academic-services/b?c=d#e')).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['the document’s own address, of which the server has said that there is no page', '/academic-services/a?c=d', false],
  ['an address that somebody only points at', '/academic-services/b', true],
])('nothing is loaded for %s', async (_of, publicHref, preload) => {
  expect(await goesOn(publicHref, preload)).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('on the server every address goes on', async () => {
  vi.unstubAllGlobals()
  expect(await goesOn('/academic-services/b')).toBe(true)
})
