import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RequestScope } from './request-scope.server.ts'

const isOpen = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('./session/session-store.server.ts', () => ({ sessionExists: isOpen }))

const { liveEvents } = await import('./live-events.server.ts')

const scope = (id: string = crypto.randomUUID()) =>
  ({ session: { idHash: Buffer.from(id) }, runtime: { closing: new AbortController().signal } }) as unknown as RequestScope
const never = new AbortController().signal
/** A service without events until it is aborted. */
async function silent(signal: AbortSignal): Promise<AsyncIterableIterator<string>> {
  const events: AsyncIterableIterator<string> = {
    next: () => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ done: true, value: undefined }))),
    [Symbol.asyncIterator]: () => events,
  }
  return events
}

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)

beforeEach(() => {
  vi.useFakeTimers()
  isOpen.mockReset().mockResolvedValue(true)
  process.on('unhandledRejection', note)
})
afterEach(async () => {
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

it('bears a page that goes away while the session is looked up', async () => {
  const { body } = await liveEvents(scope(), silent, never)
  const reader = body!.getReader()
  await reader.read()
  let answer: (open: boolean) => void = () => {}
  isOpen.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(20_000)
  await reader.cancel()
  answer(true)
})

it('ends when the session cannot be looked up', async () => {
  const { body } = await liveEvents(scope(), silent, never)
  const reader = body!.getReader()
  await reader.read()
  isOpen.mockRejectedValue(new Error('the database went away'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await reader.read()).toEqual({ done: true, value: undefined })
})

it('ends after a while, so that the page asks anew', async () => {
  const { body } = await liveEvents(scope(), silent, never)
  const text: string[] = []
  const reading = (async () => {
    for await (const chunk of body!) text.push(new TextDecoder().decode(chunk))
  })()
  await vi.advanceTimersByTimeAsync(300_000)
  await reading
  expect(text[0]).toBe('retry: 3000\n\n')
})

it('gives a session eight, and another one when one of them ended', async () => {
  const one = scope('the same session')
  const streams = await Promise.all(Array.from({ length: 8 }, () => liveEvents(one, silent, never)))
  expect(streams.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect((await liveEvents(one, silent, never)).status).toBe(429)
  expect((await liveEvents(scope(), silent, never)).status).toBe(200)
  await streams[0]!.body!.cancel()
  expect((await liveEvents(one, silent, never)).status).toBe(200)
})
