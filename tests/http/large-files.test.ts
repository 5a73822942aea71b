import { expect, test } from 'vitest'
import { bankFileLimits } from '#api/financial/bank-file-limits.ts'
import { paymentFileLimits } from '#api/financial/payment-file-limits.ts'
import { createCallers } from '../support/browser/callers.ts'
import { portalPort } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const callers = createCallers(database)

async function send(path: string, kind: 'finance' | 'student', bytes: number, fields: Record<string, string> = {}) {
  const { host, cookieOf } = await callers
  const cookie = await cookieOf(kind)
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
  const { status, body } = await ask({
    host,
    method: 'POST',
    path,
    ...(cookie && { cookie }),
    headers,
    body: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status, answer: (body === '' ? {} : JSON.parse(body)) as { code?: string; fileId?: string } }
}

test('a return file of the size that its page promises is taken, and one byte more is told of', async () => {
  const { status, answer } = await send('/financial/bank-files/upload', 'finance', bankFileLimits.maxSize)
  expect([status, answer.fileId]).toEqual([200, expect.any(String)])
  expect(await send('/financial/bank-files/upload', 'finance', bankFileLimits.maxSize + 1)).toEqual({
    status: 422,
    answer: expect.objectContaining({ code: 'FILE_TOO_LARGE' }),
  })
})

test('a proof of payment of that size reaches the service, and one byte more is refused before', async () => {
  const fields = { paymentId: crypto.randomUUID() }
  const path = () => `/financial/payments/files/${crypto.randomUUID()}.pdf`
  // The service has looked at its content, which is no document.
  expect(await send(path(), 'student', paymentFileLimits.maxSize, fields)).toMatchObject({ status: 422, answer: { code: 'FILE_TYPE' } })
  expect(await send(path(), 'student', paymentFileLimits.maxSize + 1, fields)).toMatchObject({ status: 400 })
})
