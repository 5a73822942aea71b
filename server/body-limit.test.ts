import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { academicContract } from '#api/academic/academic.ts'
import { bankFileLimits } from '#api/financial/bank-file-limits.ts'
import { creditRefundLimits } from '#api/financial/credit-refund-limits.ts'
import { getUploads } from '#api/file-input.ts'
import { financialContract } from '#api/financial/financial.ts'
import { paymentFileLimits } from '#api/financial/payment-file-limits.ts'
import { photoLimits } from '#api/photo-limits.ts'
import { usersContract } from '#api/users/users.ts'
import { appConfig } from '#config'
import { formOverhead, limitBody, takenBodies, defaultBodyLimit } from './body-limit.ts'

const service = (name: string, contract: object) => ({
  [name]: { prefix: `${appConfig.basePath}/services/${name}`, uploads: getUploads(contract) },
})
const taken = takenBodies({
  ...service('financial', financialContract),
  ...service('users', usersContract),
  ...service('academic', academicContract),
})

const server = createServer((request, response) => {
  if (!limitBody(request, response, taken)) return
  let size = 0
  request.on('data', (chunk: Buffer) => (size += chunk.length))
  request.on('end', () => response.end(String(size)))
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void server.close())

const form = 'multipart/form-data; boundary=x'
const piece = Buffer.alloc(65_536, 97)
function* getPieces(bytes: number) {
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length))
}

/** How many bytes arrived, or what came instead. Without a length, as a browser or a program may send them. */
function send(
  method: string,
  path: string,
  bytes: number,
  { type = form, isCounted = false, cookie = 'session=any' } = {},
): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': type, ...(cookie && { cookie }), ...(isCounted && { 'content-length': String(bytes) }) }
    const { port } = server.address() as AddressInfo
    const sent = ask({ port, host: '127.0.0.1', method, path: appConfig.basePath + path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve(response.statusCode === 200 ? Number(text) : String(response.statusCode)))
    })
    sent.on('error', () => resolve('reset'))
    if (isCounted) return void sent.end()
    Readable.from(getPieces(bytes)).pipe(sent)
  })
}

const file = 'd0a7a6a0-0000-4000-8000-000000000000.pdf'

describe('a form with a file', () => {
  it.each([
    ['POST', '/financial/bank-files/upload', bankFileLimits.maxSize],
    ['POST', '/services/financial/bank-files', bankFileLimits.maxSize],
    ['POST', `/financial/payments/files/${file}`, paymentFileLimits.maxSize],
    ['POST', `/services/financial/files/${file}`, paymentFileLimits.maxSize],
    ['POST', '/financial/credits/refund', creditRefundLimits.maxSize],
    ['POST', '/services/financial/credits/students/7/refunds', creditRefundLimits.maxSize],
    ['PATCH', '/services/users/me/photo', photoLimits.maxSize],
    ['POST', '/services/academic/enrollments/7/student-cards', photoLimits.maxSize],
  ])('to %s %s arrives to the last byte that is promised, and no byte beyond what its form adds', async (method, path, most) => {
    const whole = most + formOverhead
    expect(await send(method, path, whole)).toBe(whole)
    expect(await send(method, path, whole + 1)).toBe('reset')
    expect(await send(method, path, whole + 1, { isCounted: true })).toBe('413')
  })

  it.each(['/my-account/photo', '/enrollment-student-cards/photo'])(
    'to %s is read beyond, so that a browser sees the answer',
    async (path) => {
      expect(await send('POST', path, photoLimits.maxSize * 2)).toBe(photoLimits.maxSize * 2)
    },
  )

  it.each([
    ['POST', '/services/financial/debts', form],
    ['PUT', '/services/financial/bank-files', form],
    ['POST', '/services/financial/bank-files/upload', form],
    ['POST', '/services/financial/files/', form],
    ['POST', '/financial/bank-files/upload', 'application/json'],
  ])('to %s %s as %s is as small as anything else', async (method, path, type) => {
    expect(await send(method, path, defaultBodyLimit, { type })).toBe(defaultBodyLimit)
    expect(await send(method, path, defaultBodyLimit + 1, { type, isCounted: true })).toBe('413')
  })
})

it('every file of a contract has a size', () => {
  expect(taken).toHaveLength(10)
})

it('what a stranger sends where no file is taken is smaller, except what is signed otherwise', async () => {
  const strangers = { type: 'application/json', cookie: '' }
  expect(await send('POST', '/services/financial/debts', 65_536, strangers)).toBe(65_536)
  expect(await send('POST', '/services/financial/debts', 65_537, { ...strangers, isCounted: true })).toBe('413')
  expect(await send('POST', '/webhooks/pix', 65_537, strangers)).toBe(65_537)
})
