import { beforeEach, expect, test } from 'vitest'
import type { OpenUpload } from '#api/academic/uploads.ts'
import { PortalError } from '../../request/portal-error.ts'
import type { PutPart } from './put-part.ts'
import { rememberedUploads } from './remembered-uploads.ts'
import { giveUp, type SendOptions, sendInParts, type UploadCalls } from './send-in-parts.ts'

const partSize = 4
const text = 'quatorze bytes'
const chosen = (content = text, name = 'diploma.pdf') => new File([content], name, { type: 'application/pdf', lastModified: 1 })

/** As the service answers, in memory. */
function createService() {
  const begun = new Map<string, { size: number; arrived: Map<number, string> }>()
  const complete = new Map<string, string>()
  const asked: string[] = []
  const getOpen = (key: string): OpenUpload => {
    const { size, arrived } = begun.get(key)!
    const numbers = Array.from({ length: Math.ceil(size / partSize) }, (_, index) => index + 1)
    const parts = numbers
      .filter((number) => !arrived.has(number))
      .map((number) => ({
        number,
        offset: (number - 1) * partSize,
        size: Math.min(partSize, size - (number - 1) * partSize),
        url: `${key}/${number}`,
      }))
    return { key, size, partSize, parts, validUntil: '2026-11-24T00:00:00Z' }
  }
  const calls: UploadCalls<string> = {
    async begin({ key, size }) {
      asked.push('begin')
      begun.set(key, { size, arrived: new Map() })
      return getOpen(key)
    },
    async resume({ key }) {
      asked.push('resume')
      if (!begun.has(key)) throw new PortalError('NOT_FOUND')
      return getOpen(key)
    },
    async complete({ key }) {
      asked.push('complete')
      if (complete.has(key)) return complete.get(key)!
      if (!begun.has(key)) throw new PortalError('NOT_FOUND')
      const { arrived, size } = begun.get(key)!
      const content = [...arrived.keys()]
        .sort((a, b) => a - b)
        .map((number) => arrived.get(number)!)
        .join('')
      if (content.length !== size) throw new PortalError('UPLOAD_INCOMPLETE')
      begun.delete(key)
      complete.set(key, content)
      return content
    },
    async abort({ key }) {
      asked.push('abort')
      begun.delete(key)
    },
  }
  const put: PutPart = async (url, part, { onProgress }) => {
    asked.push(`put ${url.split('/')[1]}`)
    const [key, number] = url.split('/') as [string, string]
    onProgress(part.size)
    begun.get(key)!.arrived.set(Number(number), await part.text())
  }
  return { calls, put, asked, begun }
}

let service: ReturnType<typeof createService>
let stored: Record<string, string>
let waits: number[]
let shown: number[]
let canceling: AbortController

beforeEach(() => {
  service = createService()
  ;[stored, waits, shown, canceling] = [{}, [], [], new AbortController()]
})

const remembered = () =>
  rememberedUploads({ getItem: (name) => stored[name] ?? null, setItem: (name, value) => void (stored[name] = value) })
const send = (file: File, given: Partial<SendOptions> = {}, calls: Partial<UploadCalls<string>> = {}) =>
  sendInParts(
    file,
    { ...service.calls, ...calls },
    {
      use: 'document',
      signal: canceling.signal,
      onProgress: (progress) => shown.push(progress),
      put: service.put,
      remembered: remembered(),
      wait: async (milliseconds) => void waits.push(milliseconds),
      ...given,
    },
  )
/** Fails the attempts of these numbers, counted from 1. */
const failingAt = (...attempts: number[]): PutPart => {
  let attempt = 0
  return (...asked) => (attempts.includes(++attempt) ? Promise.reject(new TypeError('Failed to fetch')) : service.put(...asked))
}

test('a file is sent part by part, and progress only grows', async () => {
  expect(await send(chosen())).toBe(text)
  expect(service.asked).toEqual(['begin', 'put 1', 'put 2', 'put 3', 'put 4', 'complete'])
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
  expect([shown[0], shown.at(-1)]).toEqual([0, 1])
  expect(stored.uploads).toBe('{}')
})

test('a part that failed is sent again, after asking what has arrived', async () => {
  expect(await send(chosen(), { put: failingAt(2, 3) })).toBe(text)
  expect(service.asked).toEqual(['begin', 'put 1', 'resume', 'resume', 'put 2', 'put 3', 'put 4', 'complete'])
  expect(waits).toEqual([1000, 2000])
})

test('a part of which only the answer was lost is not sent again', async () => {
  let isLost = true
  const put: PutPart = async (...asked) => {
    await service.put(...asked)
    if (isLost && asked[0].endsWith('/3')) {
      isLost = false
      throw new Error('the part was not sent')
    }
  }
  expect(await send(chosen(), { put })).toBe(text)
  expect(service.asked.filter((one) => one === 'put 3')).toHaveLength(1)
})

test('without a connection it gives up after a while, and goes on where it was when asked again', async () => {
  await expect(send(chosen(), { put: failingAt(3, 4, 5, 6, 7, 8) })).rejects.toThrow('Failed to fetch')
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000])
  service.asked.length = 0
  // As after a reload: another object for the same file.
  expect(await send(chosen())).toBe(text)
  expect(service.asked).toEqual(['resume', 'put 3', 'put 4', 'complete'])
  expect(shown).toContain(8 / 14)
})

test('a session that ended loses nothing', async () => {
  const ended = () => Promise.reject(new PortalError('UNAUTHORIZED'))
  await expect(send(chosen(), {}, { complete: ended })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(waits).toEqual([])
  service.asked.length = 0
  expect(await send(chosen())).toBe(text)
  expect(service.asked).toEqual(['resume', 'complete'])
})

test('a file that is complete, of which only the answer was lost, is not sent again', async () => {
  const lost = async (file: { key: string }) => {
    await service.calls.complete(file)
    throw new PortalError('UNAUTHORIZED')
  }
  await expect(send(chosen(), {}, { complete: lost })).rejects.toThrow()
  service.asked.length = 0
  expect(await send(chosen())).toBe(text)
  expect(service.asked).toEqual(['resume', 'complete'])
})

test('another file of the same name and size is another upload', async () => {
  await expect(send(chosen(), { put: failingAt(1, 2, 3, 4, 5, 6) })).rejects.toThrow()
  service.asked.length = 0
  const other = text.toUpperCase()
  expect(await send(chosen(other))).toBe(other)
  expect(service.asked[0]).toBe('begin')
})

test('what the service has forgotten begins anew', async () => {
  await expect(send(chosen(), { put: failingAt(2, 3, 4, 5, 6, 7) })).rejects.toThrow()
  service.begun.clear()
  service.asked.length = 0
  expect(await send(chosen())).toBe(text)
  expect(service.asked).toEqual(['resume', 'complete', 'begin', 'put 1', 'put 2', 'put 3', 'put 4', 'complete'])
})

test('a store that is away for a moment is waited for', async () => {
  let times = 0
  const complete: UploadCalls<string>['complete'] = (file) =>
    ++times < 3 ? Promise.reject(new PortalError('STORAGE_UNAVAILABLE')) : service.calls.complete(file)
  expect(await send(chosen(), {}, { complete })).toBe(text)
  expect(waits).toEqual([1000, 2000])
})

test('a refused file is not tried again', async () => {
  const refuse = () => Promise.reject(new PortalError('FILE_ACTIVE'))
  await expect(send(chosen(), {}, { complete: refuse })).rejects.toMatchObject({ code: 'FILE_ACTIVE' })
  expect([waits, stored.uploads]).toEqual([[], '{}'])
})

test('a canceled file stops at once, and what has arrived is given up', async () => {
  const put: PutPart = async (...asked) => {
    await service.put(...asked)
    if (asked[0].endsWith('/2')) canceling.abort()
  }
  await expect(send(chosen(), { put })).rejects.toThrow()
  expect(service.asked).toEqual(['begin', 'put 1', 'put 2'])
  await giveUp(chosen(), 'document', service.calls, remembered())
  expect([service.asked.at(-1), service.begun.size, stored.uploads]).toEqual(['abort', 0, '{}'])
})

test('what is kept in the browser names no file, and is dropped after a day', async () => {
  await expect(send(chosen(), { put: failingAt(1, 2, 3, 4, 5, 6) })).rejects.toThrow()
  expect(stored.uploads).toMatch(/^\{"[0-9a-f]{64}":\{"key":"[0-9a-f-]{36}","at":\d+\}\}$/)
  const [fingerprint] = Object.keys(JSON.parse(stored.uploads!) as object)
  const storage = { getItem: () => stored.uploads!, setItem: () => undefined }
  expect(rememberedUploads(storage).getKey(fingerprint!)).not.toBeNull()
  expect(rememberedUploads(storage, () => Date.now() + 86_400_001).getKey(fingerprint!)).toBeNull()
  expect(rememberedUploads({ ...storage, getItem: () => 'nonsense' }).getKey(fingerprint!)).toBeNull()
})
