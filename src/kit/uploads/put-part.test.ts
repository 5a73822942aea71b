import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putPart } from './put-part.ts'

/** As a browser's, of which the test decides what happens. */
class Request {
  static last: Request
  upload: { onprogress?(event: { loaded: number }): void } = {}
  status = 0
  asked: unknown[] = []
  onload?(): void
  onerror?(): void
  onabort?(): void
  onloadend?(): void

  constructor() {
    Request.last = this
  }
  open(...asked: unknown[]) {
    this.asked = asked
  }
  send(body: unknown) {
    this.asked.push(body)
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number) {
    this.status = status
    this.onload?.()
    this.onloadend?.()
  }
}

const part = new Blob(['part'])
let canceling: AbortController
let seen: number[]
const send = () => putPart('https://files.example/1', part, { signal: canceling.signal, onProgress: (loaded) => seen.push(loaded) })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Request)
  ;[canceling, seen] = [new AbortController(), []]
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a part is put to its address, and its bytes are counted', async () => {
  const sent = send()
  Request.last.upload.onprogress!({ loaded: 3 })
  Request.last.answer(200)
  await sent
  expect([Request.last.asked, seen]).toEqual([['PUT', 'https://files.example/1', part], [3]])
  expect(vi.getTimerCount()).toBe(0)
})

test.each([403, 413, 503])('an answer of %i is none', async (status) => {
  const sent = send()
  Request.last.answer(status)
  await expect(sent).rejects.toThrow(String(status))
})

test('a connection that is silent for a minute is given up, one that moves is not', async () => {
  const sent = send()
  const outcome = vi.fn()
  sent.catch(outcome)
  await vi.advanceTimersByTimeAsync(50_000)
  Request.last.upload.onprogress!({ loaded: 1 })
  await vi.advanceTimersByTimeAsync(50_000)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(outcome).toHaveBeenCalledOnce()
})

test('whoever cancels ends it, before or while it is sent', async () => {
  const sent = send()
  canceling.abort()
  await expect(sent).rejects.toThrow('not sent')
  await expect(send()).rejects.toThrow('aborted')
})
