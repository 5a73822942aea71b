import { beforeEach, expect, test, vi } from 'vitest'
import { createSessionCache, type SessionCache } from './session-cache.server.ts'
import type { Session } from './session.ts'

let tell: (channel: string, payload: string | null) => void
let isListening: boolean
let cache: SessionCache

const getSession = (key: string, expiresAt = new Date('2100-01-01')) => ({ idHash: Buffer.from(key), userId: 7, expiresAt }) as Session
const find = (key: string) => cache.find(Buffer.from(key))
const base64 = (key: string) => Buffer.from(key).toString('base64')

beforeEach(() => {
  isListening = true
  const subscribers = new Map<string, (payload: string | null) => void>()
  cache = createSessionCache({
    on(channel, subscriber) {
      subscribers.set(channel, subscriber)
      return () => {}
    },
    isListening: () => isListening,
  })
  tell = (channel, payload) => subscribers.get(channel)!(payload)
  cache.keep(getSession('a'), cache.mark())
  cache.keep(getSession('b'), cache.mark())
})

test.each(['portal_sessions', 'portal_session_changes'])('what %s tells of is read again, and nothing else', (channel) => {
  tell(channel, base64('a'))
  expect(find('a')).toBeUndefined()
  expect(find('b')).toMatchObject({ userId: 7 })
})

test('nothing is taken from memory, nor kept, while changes cannot be heard of', () => {
  isListening = false
  expect(find('a')).toBeUndefined()
  cache.keep(getSession('c'), cache.mark())
  isListening = true
  expect(find('c')).toBeUndefined()
})

test('everything is read again once changes may have been missed', () => {
  tell('portal_sessions', null)
  expect(find('a')).toBeUndefined()
  expect(find('b')).toBeUndefined()
})

test('a session that changed while it was read is not kept', () => {
  const mark = cache.mark()
  tell('portal_session_changes', base64('c'))
  cache.keep(getSession('c'), mark)
  expect(find('c')).toBeUndefined()
})

test('a session is over at its end, and read again after a minute', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') })
  try {
    cache.keep(getSession('short', new Date('2026-01-01T00:00:30Z')), cache.mark())
    cache.keep(getSession('long'), cache.mark())
    vi.setSystemTime(new Date('2026-01-01T00:00:29Z'))
    expect(find('short')).toBeDefined()
    vi.setSystemTime(new Date('2026-01-01T00:00:30Z'))
    expect(find('short')).toBeUndefined()
    vi.setSystemTime(new Date('2026-01-01T00:00:59Z'))
    expect(find('long')).toBeDefined()
    vi.setSystemTime(new Date('2026-01-01T00:01:00Z'))
    expect(find('long')).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})
