import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PortalError } from './portal-error.ts'
import { type CallScope, callUpstream } from './resilient-fetch.server.ts'

const scope = (over: Partial<CallScope> = {}): CallScope => ({
  requestId: 'r1',
  locale: 'es',
  answerBy: Date.now() + 10_000,
  accessToken: async () => 'old',
  renew: async () => 'new',
  ...over,
})
const endpoint = (fetch: (request: Request) => Promise<Response>) => ({ url: 'http://service', embedded: false, fetch: vi.fn(fetch) })
const get = () => new Request('http://service/debts')
const post = () => new Request('http://service/charges', { method: 'POST', body: '{"amount":1}' })
const silence = () => new Promise<Response>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('callUpstream', () => {
  it('sends token, language and request id', async () => {
    const service = endpoint(async () => new Response('ok'))
    await callUpstream(service, get(), scope())
    const sent = service.fetch.mock.calls[0]![0]
    expect(Object.fromEntries(sent.headers)).toMatchObject({ authorization: 'Bearer old', 'accept-language': 'es', 'x-request-id': 'r1' })
  })

  it('repeats a failed call once when repeating is harmless', async () => {
    const service = endpoint(async () => new Response(null, { status: 503 }))
    const call = callUpstream(service, get(), scope())
    await vi.runAllTimersAsync()
    expect((await call).status).toBe(503)
    expect(service.fetch).toHaveBeenCalledTimes(2)
  })

  it('never repeats a charge', async () => {
    const service = endpoint(async () => {
      throw new TypeError('connection reset')
    })
    await expect(callUpstream(service, post(), scope())).rejects.toThrow(new PortalError('UPSTREAM_UNAVAILABLE'))
    expect(service.fetch).toHaveBeenCalledTimes(1)
  })

  it('gives up on a silent service, twice five seconds at most', async () => {
    const service = endpoint(silence)
    const begun = Date.now()
    const call = callUpstream(service, get(), scope()).catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    expect(await call).toEqual(new PortalError('UPSTREAM_UNAVAILABLE'))
    expect(Date.now() - begun).toBeLessThanOrEqual(10_000)
  })

  it('calls nobody once the time of the whole request is used up', async () => {
    const service = endpoint(async () => new Response('ok'))
    await expect(callUpstream(service, post(), scope({ answerBy: Date.now() - 1 }))).rejects.toThrow(PortalError)
    expect(service.fetch).not.toHaveBeenCalled()
  })

  it('renews a refused token once and sends the same body again', async () => {
    const service = endpoint(
      async (request) => new Response(await request.text(), { status: request.headers.get('authorization') === 'Bearer new' ? 200 : 401 }),
    )
    const response = await callUpstream(service, post(), scope())
    expect([response.status, await response.text()]).toEqual([200, '{"amount":1}'])
    expect(service.fetch).toHaveBeenCalledTimes(2)
  })

  it('passes the refusal on when there is no newer token', async () => {
    const service = endpoint(async () => new Response(null, { status: 401 }))
    expect((await callUpstream(service, get(), scope({ renew: async () => null }))).status).toBe(401)
    expect(service.fetch).toHaveBeenCalledTimes(1)
  })
})
