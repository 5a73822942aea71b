import { afterEach, expect, it, vi } from 'vitest'
import { attemptLifetime, keepAttempt, takeAttempt } from './sign-in-attempts.server.ts'

afterEach(() => void vi.useRealTimers())

/** A browser that keeps what the portal sets. */
function browser(hostname = 'aurora.example', encryptionKey = Buffer.alloc(32, 1)) {
  const jar = new Map<string, string>()
  const setCookie = (line: string) => {
    const [pair, ...attributes] = line.split('; ')
    const [name, value] = pair!.split('=')
    if (attributes.includes('Max-Age=0')) jar.delete(name!)
    else jar.set(name!, value!)
  }
  const request = () => new Request('https://x.example/', { headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } })
  const scope = { hostname, setCookie, runtime: { encryptionKey } }
  const attempt = (state: string, kind: 'code' | 'saml' = 'code') => ({ kind, state, nonce: 'n', verifier: 'v', returnTo: `/${state}` })
  return {
    jar,
    keep: (state: string, kind?: 'code' | 'saml') => keepAttempt(scope, request(), attempt(state, kind)),
    take: (state: string, kind: 'code' | 'saml' = 'code', at = scope) => takeAttempt(at, request(), kind, state)?.returnTo,
    scope,
  }
}

it('is taken once, by the browser, kind and hostname that began it', () => {
  const { keep, take, scope, jar } = browser()
  keep('first')
  expect(JSON.stringify([...jar])).not.toContain('first')
  expect(browser().take('first')).toBeUndefined()
  expect(take('first', 'saml')).toBeUndefined()
  expect(take('first', 'code', { ...scope, hostname: 'ipe.example' })).toBeUndefined()
  expect(take('first', 'code', { ...scope, runtime: { encryptionKey: Buffer.alloc(32, 2) } })).toBeUndefined()
  expect(take('other')).toBeUndefined()
  expect(take('first')).toBe('/first')
  expect(take('first')).toBeUndefined()
})

it('lives as long as the page of the provider, not ten minutes', () => {
  vi.useFakeTimers()
  const { keep, take } = browser()
  keep('slow')
  keep('slower')
  vi.advanceTimersByTime((attemptLifetime - 1) * 1000)
  expect(take('slow')).toBe('/slow')
  vi.advanceTimersByTime(1000)
  expect(take('slower')).toBeUndefined()
})

it('of five tabs are kept side by side; a sixth takes the place of the oldest, and all fit into the headers', () => {
  vi.useFakeTimers()
  const { keep, take, jar } = browser()
  for (let tab = 1; tab <= 6; tab++) {
    keep(String(tab).repeat(1000))
    vi.advanceTimersByTime(1000)
  }
  expect([...jar.values()].join('').length).toBeLessThan(16_000)
  expect([1, 2, 3, 4, 5, 6].map((tab) => take(String(tab).repeat(1000)) !== undefined)).toEqual([false, true, true, true, true, true])
})
