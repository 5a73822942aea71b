import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sendPage } from './send-page.ts'

const text = `<!DOCTYPE html><p>R$ 1.284,12 — − ’ Ação 学</p>${'<i></i>'.repeat(400)}`
const page = { body: Buffer.from(text) }
const headers = (length = page.body.length) =>
  new Headers([
    ['content-type', 'text/html; charset=utf-8'],
    ['content-length', String(length)],
    ['content-security-policy', "default-src 'self'"],
    ['set-cookie', 'a=1; Path=/'],
    ['set-cookie', 'b=2; Path=/'],
    ['vary', 'Cookie'],
  ])

const servers: Array<{ close(): void }> = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** What a client of a server gets that answers with `response`, or 502 where it is not the page's. */
async function asked(response: Response, acceptEncoding: string) {
  const server = createServer((_incoming, outgoing) => {
    outgoing.setHeader('content-security-policy', "default-src 'none'")
    const request = new Request('http://portal.test/', { headers: { 'accept-encoding': acceptEncoding } })
    void sendPage(request, outgoing, response, page).then((sent) => {
      if (!sent) outgoing.writeHead(502).end()
    })
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'identity' } })
}

test('a page leaves as its bytes, with the status, headers and cookies of its response', async () => {
  const answer = await asked(new Response(null, { status: 404, headers: headers() }), 'identity')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe(text)
  expect(answer.headers.get('content-length')).toBe(String(page.body.length))
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  expect(answer.headers.get('content-encoding')).toBeNull()
})

test('a browser that takes brotli gets it', async () => {
  const answer = await asked(new Response(null, { headers: headers() }), 'gzip, br')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(page.body.length)
  // Decoded by fetch.
  expect(await answer.text()).toBe(text)
})

test.each([
  ['with a body of its own', new Response('Unavailable', { status: 503, headers: { 'content-type': 'text/html' } })],
  ['that leads elsewhere', new Response(null, { status: 302, headers: { location: '/' } })],
  ['of another length', new Response(null, { headers: headers(3) })],
])('a response %s is not the page', async (_, response) => {
  expect((await asked(response, 'identity')).status).toBe(502)
})
