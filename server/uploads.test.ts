import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createUploads, type Upload } from './uploads.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'uploads-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

function post(bytes = 10): Request {
  const form = new FormData()
  form.append('paymentId', 'p1')
  form.append('file', new File([new Uint8Array(bytes)], 'comprovante.pdf', { type: 'application/pdf' }))
  return new Request('http://localhost/', { method: 'POST', body: form })
}

it('reads fields and files, and leaves nothing behind', async () => {
  const { form, discard } = (await createUploads(directory)(post(), 'ana', 100)) as Upload
  const file = form.get('file') as File
  expect([form.get('paymentId'), file.name, file.type, file.size]).toEqual(['p1', 'comprovante.pdf', 'application/pdf', 10])
  await discard()
  expect(await readdir(directory)).toEqual([])
})

it('cuts what is too large one byte beyond, so that it can be refused', async () => {
  const { form } = (await createUploads(directory)(post(5000), 'ana', 100)) as Upload
  expect((form.get('file') as File).size).toBe(101)
})

it('reads so many of a person and in all, and again once one is done', async () => {
  const read = createUploads(directory, { perOwner: 2, inAll: 3 })
  const first = (await read(post(), 'ana', 100)) as Upload
  expect(await read(post(), 'ana', 100)).toHaveProperty('form')
  const refused = post()
  expect(await read(refused, 'ana', 100)).toBe('busy')
  expect(refused.bodyUsed).toBe(false)
  expect(await read(post(), 'bia', 100)).toHaveProperty('form')
  expect(await read(post(), 'clara', 100)).toBe('busy')
  await first.discard()
  expect(await read(post(), 'clara', 100)).toHaveProperty('form')
})

it('keeps no place for what is no form', async () => {
  const read = createUploads(directory, { perOwner: 1, inAll: 1 })
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain']) {
    const request = new Request('http://localhost/', { method: 'POST', body: '--y', headers: { 'content-type': type } })
    expect([type, await read(request, 'ana', 100)]).toEqual([type, 'malformed'])
  }
  expect(await readdir(directory)).toEqual([])
})
