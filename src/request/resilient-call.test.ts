import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PortalError } from './portal-error.ts'
import { type CallScope, callUpstream } from './resilient-call.server.ts'
import { createBreaker } from './service-breaker.server.ts'

const scope = (over: Partial<CallScope> = {}): CallScope => ({
  requestId: 'r1',
  locale: 'es',
  answerBy: Date.now() + 10_000,
  accessToken: async () => 'old',
  renew: async () => 'new',
  ...over,
})
type Send = (headers: ReadonlyMap<string, string>, signal: AbortSignal) => Promise<{ status: number; body?: string }>
const calling = (method: string, send: Send) => ({ method, send: vi.fn(send), signal: undefined })
const reading = (send: Send) => calling('GET', send)
const charging = (send: Send) => calling('POST', send)
const silence = () => new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('callUpstream', () => {
  it('sends token, language and request id', async () => {
    const call = reading(async () => ({ status: 200 }))
    await callUpstream(call, scope())
    const [headers] = call.send.mock.calls[0]!
    expect(Object.fromEntries(headers)).toEqual({ authorization: 'Bearer old', 'accept-language': 'es', 'x-request-id': 'r1' })
  })

  it('repeats a failed call once when repeating is harmless', async () => {
    const call = reading(async () => ({ status: 503 }))
    const answer = callUpstream(call, scope())
    await vi.runAllTimersAsync()
    expect((await answer).status).toBe(503)
    expect(call.send).toHaveBeenCalledTimes(2)
  })

  it('never repeats a charge', async () => {
    const call = charging(async () => {
      throw new TypeError('connection reset')
    })
    await expect(callUpstream(call, scope())).rejects.toThrow(new PortalError('UPSTREAM_UNAVAILABLE'))
    expect(call.send).toHaveBeenCalledTimes(1)
  })

  it('gives up on a silent service, twice five seconds at most', async () => {
    const call = reading(silence)
    const begun = Date.now()
    const answer = callUpstream(call, scope()).catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    expect(await answer).toEqual(new PortalError('UPSTREAM_UNAVAILABLE'))
    expect(Date.now() - begun).toBeLessThanOrEqual(10_000)
    expect(call.send.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, true])
  })

  it('gives a file a minute of its own, also where reading it took longer than a request may last', async () => {
    const slow = { ...charging(() => new Promise((resolve) => setTimeout(() => resolve({ status: 200 }), 50_000))), carriesFile: true }
    const answer = callUpstream(slow, scope({ answerBy: Date.now() - 1 }))
    await vi.advanceTimersByTimeAsync(50_000)
    expect(await answer).toEqual({ status: 200 })
    const silent = callUpstream({ ...charging(silence), carriesFile: true }, scope()).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await silent).toEqual(new PortalError('UPSTREAM_UNAVAILABLE'))
  })

  it('calls nobody once the time of the whole request is used up', async () => {
    const call = charging(async () => ({ status: 200 }))
    await expect(callUpstream(call, scope({ answerBy: Date.now() - 1 }))).rejects.toThrow(PortalError)
    expect(call.send).not.toHaveBeenCalled()
  })

  it('renews a refused token once and calls again', async () => {
    const call = charging(async (headers) => ({ status: headers.get('authorization') === 'Bearer new' ? 200 : 401 }))
    expect((await callUpstream(call, scope())).status).toBe(200)
    expect(call.send).toHaveBeenCalledTimes(2)
  })

  it('passes the refusal on when there is no newer token', async () => {
    const call = reading(async () => ({ status: 401 }))
    expect((await callUpstream(call, scope({ renew: async () => null }))).status).toBe(401)
    expect(call.send).toHaveBeenCalledTimes(1)
  })
})

describe('a service that gives no answer', () => {
  const unavailable = new PortalError('UPSTREAM_UNAVAILABLE')
  const states: string[] = []
  const breaker = () => createBreaker((state) => states.push(state))
  const failed = (call: ReturnType<typeof charging>, over: Partial<CallScope> = {}) => {
    const answer = callUpstream(call, scope(over)).catch((error: unknown) => error)
    return vi.runAllTimersAsync().then(() => answer)
  }
  beforeEach(() => void states.splice(0))

  it('is asked no more after four calls, and again after a pause', async () => {
    const silent = { ...charging(silence), breaker: breaker() }
    for (let call = 1; call <= 4; call++) expect(await failed(silent)).toEqual(unavailable)
    const begun = Date.now()
    expect(await failed(silent)).toEqual(unavailable)
    expect(Date.now()).toBe(begun)
    expect(silent.send).toHaveBeenCalledTimes(4)
    expect(states).toEqual(['paused'])

    vi.setSystemTime(begun + 15_000)
    const back = { ...charging(async () => ({ status: 200 })), breaker: silent.breaker }
    expect((await callUpstream(back, scope())).status).toBe(200)
    expect(states).toEqual(['paused', 'resumed'])
  })

  it('is not blamed for who leaves, nor for a request whose time is used up', async () => {
    const silent = { ...charging(silence), breaker: breaker() }
    for (let call = 1; call <= 5; call++) {
      const leaving = new AbortController()
      leaving.abort()
      await failed({ ...silent, signal: leaving.signal } as never)
      await failed(silent, { answerBy: Date.now() + 300 })
    }
    expect(silent.send).toHaveBeenCalledTimes(10)
    expect(states).toEqual([])
  })

  it('is asked on while it refuses: that is an answer', async () => {
    const refusing = { ...charging(async () => ({ status: 500 })), breaker: breaker() }
    for (let call = 1; call <= 6; call++) expect((await callUpstream(refusing, scope())).status).toBe(500)
    expect(refusing.send).toHaveBeenCalledTimes(6)
  })
})
