import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addHostname } from '../support/browser/people.ts'
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
