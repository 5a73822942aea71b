import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type PortalRuntime, serviceNames } from './runtime.ts'
import { createTokenUpstream } from './upstream.server.ts'

let server: Server | undefined
afterEach(() => server?.closeAllConnections())

/** A portal whose services are all at one URL, which answers as told, and what it logs. */
async function getPortal(answer: RequestListener) {
  server = createServer(answer)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const log = { warn: vi.fn<(fields: object, message: string) => void>(), error: vi.fn<(fields: object, message: string) => void>() }
  const runtime = {
    services: Object.fromEntries(serviceNames.map((name) => [name, { url }])),
    observeUpstream: () => undefined,
    log,
  } as unknown as PortalRuntime
  const upstream = (within = 60_000) => createTokenUpstream(runtime, 'token', { requestId: 'request-1', locale: 'pt-BR', within })
  return { upstream, log }
}

const unavailable = 'UPSTREAM_UNAVAILABLE'
const json = { 'content-type': 'application/json' }
const none = { results: [], totalCount: 0, page: 1, perPage: 10 }

test('a body that never ends is given up with its call', async () => {
  let closed: Promise<unknown> | undefined
  const { upstream } = await getPortal((_, response) => {
    response.writeHead(200, json).write('{"results":[')
    closed = once(response, 'close')
  })
  await expect(upstream(500).locality.states({ countryIsoCode: 'BR' })).rejects.toThrow(unavailable)
  await closed
})

test('a body that is larger than any answer is read no further', async () => {
  let closed: Promise<unknown> | undefined
  let sent = 0
  const { upstream } = await getPortal((_, response) => {
    response.writeHead(200, json)
    const part = Buffer.alloc(1_048_576, ' ')
    const more = () => {
      while (!response.destroyed && response.write(part)) sent++
    }
    response.on('drain', () => (sent++, more()))
    closed = once(response, 'close')
    more()
  })
  await expect(upstream().locality.states({ countryIsoCode: 'BR' })).rejects.toThrow(unavailable)
  await closed
  // Of both attempts, and what lies in the buffers of the connection.
  expect(sent).toBeLessThan(100)
})

test.each([
  ['data of another shape', json, JSON.stringify({ results: [{ name: 3, isoCode: 'SP' }] }), ['results.0.name']],
  ['a page', { 'content-type': 'text/html' }, '<h1>Tudo certo</h1>', ['results']],
  ['half of an object', json, '{"results":[', []],
])('%s is no answer, and the log says of which service, call and field', async (_, headers, body, fields) => {
  const { upstream, log } = await getPortal((_request, response) => void response.writeHead(200, headers).end(body))
  await expect(upstream().locality.states({ countryIsoCode: 'BR' })).rejects.toThrow(unavailable)
  const [logged] = log.error.mock.calls[0]!
  expect(logged).toMatchObject({ service: 'locality', call: 'states', requestId: 'request-1' })
  expect((logged as { fields: string[] }).fields).toEqual(expect.arrayContaining(fields))
})

test.each([{ countryIsoCode: '../../users/me' }, { countryIsoCode: { $ne: null } }, 'BR', undefined])(
  '%j is no input, and nothing is sent',
  async (input) => {
    const asked = vi.fn<() => void>()
    const { upstream } = await getPortal((_request, response) => {
      asked()
      response.writeHead(200, json).end(JSON.stringify(none))
    })
    await expect(upstream().locality.states(input as never)).rejects.toThrow('BAD_REQUEST')
    expect(asked).not.toHaveBeenCalled()
  },
)

test('what the contract does not name is not sent', async () => {
  const asked: string[] = []
  const { upstream } = await getPortal((request, response) => {
    asked.push(request.url!)
    response.writeHead(200, json).end(JSON.stringify(none))
  })
  await upstream().locality.states({ countryIsoCode: 'BR', tenantId: 2 } as never)
  expect(asked).toHaveLength(1)
  expect(asked[0]).not.toContain('tenantId')
})

test('an answer as the contract says arrives, and a refusal keeps its code', async () => {
  const { upstream, log } = await getPortal((request, response) => {
    if (request.url!.includes('/states')) response.writeHead(200, json).end(JSON.stringify(none))
    else response.writeHead(403, json).end(JSON.stringify({ defined: true, code: 'FORBIDDEN', status: 403, message: 'no' }))
  })
  expect(await upstream().locality.states({ countryIsoCode: 'BR' })).toEqual(none)
  await expect(upstream().integration.featureSettings()).rejects.toThrow('FORBIDDEN')
  expect(log.error).not.toHaveBeenCalled()
})
