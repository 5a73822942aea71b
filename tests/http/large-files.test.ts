import { expect, test } from 'vitest'
import { bankFileLimits } from '#api/bank-file-limits.ts'
import { paymentFileLimits } from '#api/payment-file-limits.ts'
import { createCallers } from '../support/browser/callers.ts'
import { hosts, portalPort } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const host = hosts.aurora
const callers = createCallers(database)
const cookieOf = async (kind: 'finance' | 'student') => (await (await callers).cookieOf(kind))!

async function send(path: string, cookie: string, bytes: number, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const mark = Buffer.from(`%PDF-1.4 ${crypto.randomUUID()}\n`)
  form.set('file', new File([mark, Buffer.alloc(bytes - mark.length, 0x20)], 'retorno.ret'))
  const encoded = new Response(form)
  const headers = {
    accept: 'application/json',
    origin: `http://${host}:${portalPort}`,
    'sec-fetch-site': 'same-origin',
    'content-type': encoded.headers.get('content-type')!,
  }
  const { status, body } = await ask({ host, method: 'POST', path, cookie, headers, body: Buffer.from(await encoded.arrayBuffer()) })
  return { status, answer: (body === '' ? {} : JSON.parse(body)) as { code?: string; fileId?: string } }
}

test('a return file of the size that its page promises is taken, and one byte more is told of', async () => {
  const cookie = await cookieOf('finance')
  const { status, answer } = await send('/financial/bank-files/upload', cookie, bankFileLimits.maxSize)
  expect([status, answer.fileId]).toEqual([200, expect.any(String)])
  expect(await send('/financial/bank-files/upload', cookie, bankFileLimits.maxSize + 1)).toEqual({
    status: 422,
    answer: expect.objectContaining({ code: 'FILE_TOO_LARGE' }),
  })
})

test('a proof of payment of that size reaches the service, and one byte more is refused before', async () => {
  const cookie = await cookieOf('student')
  // Nobody has such a payment.
  const fields = { paymentId: crypto.randomUUID() }
  const path = () => `/financial/payments/files/${crypto.randomUUID()}.pdf`
  expect((await send(path(), cookie, paymentFileLimits.maxSize, fields)).status).toBe(404)
  expect((await send(path(), cookie, paymentFileLimits.maxSize + 1, fields)).status).toBe(400)
})
