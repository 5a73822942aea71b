import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addHostname } from '../support/browser/people.ts'
import { hosts } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const path = '/auth/forgot-username'
/** Differs from request to request. */
const own = (body: string) => body.replaceAll(/nonce="[^"]*"|(?<=renderedUrl=)[^;]*|\bu:\d+|[\w-]{20,}/g, '')

test('a page comes whole, with its length and the headers of every page', async () => {
  const host = await addHostname(database, 1, { safeaVersion: 'v2' })
  const page = await ask({ host, method: 'GET', path, headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(page.body).toMatch(/^<!DOCTYPE html>[^]*<\/html>$/)
  expect(page.body.match(/id="page-end"/g)).toHaveLength(1)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(page.bytes.length),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("script-src 'self' 'nonce-") as unknown,
    'x-request-id': expect.any(String) as unknown,
    'set-cookie': expect.arrayContaining([expect.stringContaining('files=')]) as unknown,
  })
})

test('compressed, it is the same page', async () => {
  const host = await addHostname(database, 1, { safeaVersion: 'v2' })
  const [plain, compressed] = await Promise.all(
    ['identity', 'gzip, br'].map((encoding) =>
      ask({ host, method: 'GET', path, headers: { accept: 'text/html', 'accept-encoding': encoding } }),
    ),
  )
  expect(compressed!.headers['content-encoding']).toBe('br')
  expect(compressed!.headers.vary).toContain('Accept-Encoding')
  expect(own(brotliDecompressSync(compressed!.bytes).toString())).toBe(own(plain!.body))
})

test('HEAD is answered with headers alone', async () => {
  const host = await addHostname(database, 1, { safeaVersion: 'v2' })
  const head = await ask({ host, method: 'HEAD', path, headers: { accept: 'text/html' } })
  expect([head.status, head.bytes.length]).toEqual([200, 0])
  expect(head.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('a phone installs the portal under the name, icon and colour of the institution whose address it is', async () => {
  const read = async (host: string) => {
    const page = await ask({ host, method: 'GET', path, headers: { accept: 'text/html' } })
    const [, address = ''] = /<link rel="manifest" href="\/academic-services([^"]+)"/.exec(page.body) ?? []
    const answer = await ask({ host, method: 'GET', path: address })
    expect(answer.headers['content-type']).toBe('application/manifest+json')
    return JSON.parse(answer.body) as { name: string; start_url: string; display: string; theme_color: string; icons: { src: string }[] }
  }
  const [aurora, ipe] = [await read(hosts.aurora), await read(hosts.ipe)]
  expect(aurora).toMatchObject({ name: 'Universidade Aurora', start_url: '/academic-services/', display: 'standalone' })
  expect(aurora.theme_color).toMatch(/^#[0-9a-f]{6}$/)
  expect(ipe.theme_color).not.toBe(aurora.theme_color)
  const icon = await ask({ host: hosts.aurora, method: 'GET', path: aurora.icons[0]!.src.replace('/academic-services', '') })
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml'])
})
