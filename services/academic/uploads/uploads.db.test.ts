import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { uploadLimits } from '#api/academic/upload-limits.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { startLocalStore, startS3Store } from '../../platform/testing/stores.ts'
import { jpeg } from '../../users/testing/pictures.ts'
import { createUploadWorld, person, type UploadWorld } from '../testing/upload-world.ts'
import type { AcademicClient } from '../testing/world.ts'
import { completeUpload } from './uploads.ts'

const { partSize } = uploadLimits
const named = { name: 'diploma.pdf', type: 'application/pdf' }
/** A PDF of so many bytes, of which no other has the same, and none stands for something that is refused. */
function pdf(size = 200): Buffer {
  const [head, end] = ['%PDF-1.7\n%', '\n%%EOF\n']
  const length = size - head.length - end.length
  const filling = randomBytes(Math.ceil(length / 2)).toString('hex')
  return Buffer.from(head + filling.slice(0, length) + end)
}
const getKeys = async (world: UploadWorld) => (await world.files.list('parts/')).map(({ key }) => key)

describe.each([
  ['the local disk', startLocalStore],
  ['an S3-compatible server', startS3Store],
])('uploads to %s', (_, start) => {
  let world: UploadWorld
  let student: AcademicClient['uploads']

  beforeAll(async () => {
    world = await createUploadWorld(start)
    student = world.client(person())
  })

  it('keep a file of 12 MB that came in parts, and show it to whoever sent it', async () => {
    const bytes = pdf(uploadLimits.maxSize.document)
    const kept = await world.send(student, bytes, named)
    expect(kept).toMatchObject({ ...named, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
    const shown = await world.download((await student.download({ key: kept.key })).url)
    expect(shown.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await getKeys(world)).filter((key) => key.includes(kept.key))).toEqual([])
  })

  it('go on where they were', async () => {
    const bytes = pdf(3 * partSize + 5)
    const { key, parts } = await student.begin({ key: crypto.randomUUID(), size: bytes.length, ...named })
    expect(parts.map(({ number, offset, size }) => [number, offset, size])).toEqual([
      [1, 0, partSize],
      [2, partSize, partSize],
      [3, 2 * partSize, partSize],
      [4, 3 * partSize, 5],
    ])
    await world.sendParts(bytes, [parts[0]!, parts[3]!])
    await expect(student.complete({ key })).rejects.toMatchObject({ code: 'UPLOAD_INCOMPLETE' })
    const left = await student.resume({ key, contentType: 'application/pdf' })
    expect(left.parts.map(({ number }) => number)).toEqual([2, 3])
    // So does beginning it again.
    expect((await student.begin({ key, size: bytes.length, ...named })).parts).toHaveLength(2)
    await world.sendParts(bytes, left.parts)
    expect((await student.resume({ key, contentType: 'application/pdf' })).parts).toEqual([])
    expect(await student.complete({ key })).toMatchObject({ size: bytes.length })
  })

  it('are completed once, however often and by however many calls', async () => {
    const bytes = pdf(2 * partSize)
    const { key, parts } = await student.begin({ key: crypto.randomUUID(), size: bytes.length, ...named })
    await world.sendParts(bytes, parts)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => student.complete({ key })))
    expect([...answers, await student.complete({ key })]).toEqual(Array(6).fill(answers[0]))
  })

  it('are completed once by processes that know nothing of each other', async () => {
    const caller = person()
    const scope = { tenantId: 1, institutionId: null, userId: caller.userId }
    const owner = world.client(caller)
    for (const size of [2 * partSize, 5 * partSize, 8 * partSize]) {
      const bytes = pdf(size)
      const { key, parts } = await owner.begin({ key: crypto.randomUUID(), size, ...named })
      await world.sendParts(bytes, parts)
      const processes: Array<typeof completeUpload> = []
      for (let process = 0; process < 3; process++) {
        vi.resetModules()
        processes.push((await import('./uploads.ts')).completeUpload)
      }
      const answers = await Promise.all(processes.map((complete) => complete(world, scope, key)))
      expect(answers).toEqual(Array(3).fill(await owner.complete({ key })))
      expect((await world.files.read(`uploads/1/${caller.userId}/${key}.pdf`))?.equals(bytes)).toBe(true)
    }
  })

  it('leave nothing when they are given up while they are checked', async () => {
    const caller = person()
    const owner = world.client(caller)
    const bytes = pdf()
    const { key, parts } = await owner.begin({ key: crypto.randomUUID(), size: bytes.length, ...named })
    await world.sendParts(bytes, parts)
    const put = async (...kept: Parameters<typeof world.files.put>) => {
      await world.files.put(...kept)
      await owner.abort({ key })
    }
    const scope = { tenantId: 1, institutionId: null, userId: caller.userId }
    expect(await getCode(completeUpload({ ...world, files: { ...world.files, put } }, scope, key))).toBe('NOT_FOUND')
    expect(await world.files.read(`uploads/1/${caller.userId}/${key}.pdf`)).toBeNull()
  })

  it('wait for a store that is away', async () => {
    const caller = person()
    const owner = world.client(caller)
    const bytes = pdf()
    const { key, parts } = await owner.begin({ key: crypto.randomUUID(), size: bytes.length, ...named })
    await world.sendParts(bytes, parts)
    const put = () => Promise.reject(new DomainError('STORAGE_UNAVAILABLE'))
    const scope = { tenantId: 1, institutionId: null, userId: caller.userId }
    expect(await getCode(completeUpload({ ...world, files: { ...world.files, put } }, scope, key))).toBe('STORAGE_UNAVAILABLE')
    expect(await getCode(owner.complete({ key }))).toBe('ok')
  })

  it('take no byte beyond what was announced', async () => {
    const { key, parts } = await student.begin({ key: crypto.randomUUID(), size: 100, ...named })
    const url = parts[0]!
    expect((await world.sendParts(pdf(5000), [{ ...url, size: 5000 }]))[0]).toBeGreaterThanOrEqual(400)
    await expect(student.complete({ key })).rejects.toMatchObject({ code: 'UPLOAD_INCOMPLETE' })
    for (const size of [uploadLimits.maxSize.document + 1, 2 ** 40])
      await expect(student.begin({ key: crypto.randomUUID(), size, ...named })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
  })

  it('are for documents or for requests, which take more', async () => {
    const size = uploadLimits.maxSize.document + 1
    const key = crypto.randomUUID()
    expect(await getCode(student.begin({ key, size, ...named, use: 'request' }))).toBe('ok')
    expect(await getCode(student.begin({ key, size: size - 1, ...named, use: 'document' }))).toBe('KEY_REUSED')
    const tooLarge = student.begin({ key: crypto.randomUUID(), size: uploadLimits.maxSize.request + 1, ...named, use: 'request' })
    expect(await getCode(tooLarge)).toBe('FILE_TOO_LARGE')
    const table = { name: 'notas.csv', type: 'text/csv' }
    expect(await getCode(student.begin({ key: crypto.randomUUID(), size: 9, ...table }))).toBe('FILE_TYPE')
    const kept = await world.send(student, Buffer.from('a;b'), { ...table, use: 'request' })
    expect(kept).toMatchObject({ ...table, use: 'request', size: 3 })
    const shown = await world.download((await student.download({ key: kept.key })).url)
    expect(shown.headers.get('content-type')).toBe('text/csv')
    expect(shown.headers.get('content-disposition')).toBe('attachment; filename="file.csv"')
  })

  it('lose where the picture was taken', async () => {
    const place = Buffer.from('Exif\0\0MM\0*\0\0\0\x08GPS -23.5505, -46.6333', 'latin1')
    const kept = await world.send(student, jpeg(700, 800, [[0xe1, place]]), { name: 'RG.JPEG', type: 'image/jpeg' })
    const shown = await world.download((await student.download({ key: kept.key })).url)
    expect([shown.headers.get('content-type'), (await shown.text()).includes('GPS')]).toEqual(['image/jpeg', false])
  })

  it('say again what is wrong with a file, and keep none of it', async () => {
    const bytes = Buffer.from('<html></html>')
    const { key, parts } = await student.begin({ key: crypto.randomUUID(), size: bytes.length, ...named })
    await world.sendParts(bytes, parts)
    for (const time of ['first', 'again']) expect([time, await getCode(student.complete({ key }))]).toEqual([time, 'FILE_TYPE'])
    expect((await getKeys(world)).filter((one) => one.includes(key))).toEqual([])
    expect(await getCode(student.download({ key }))).toBe('NOT_FOUND')
    expect(await getCode(student.begin({ key, size: bytes.length, ...named }))).toBe('KEY_REUSED')
  })

  it('are nobody else’s', async () => {
    const mine = person()
    const owner = world.client(mine)
    const bytes = pdf()
    const kept = await world.send(owner, bytes, named)
    const { key } = await owner.begin({ key: crypto.randomUUID(), size: bytes.length, ...named })
    const others = [person(), person({ userId: mine.userId, tenantId: 2 })]
    for (const other of others.map((one) => world.client(one))) {
      expect(await getCode(other.resume({ key, contentType: 'application/pdf' }))).toBe('NOT_FOUND')
      expect(await getCode(other.complete({ key }))).toBe('NOT_FOUND')
      expect(await getCode(other.complete({ key: kept.key }))).toBe('NOT_FOUND')
      expect(await getCode(other.abort({ key }))).toBe('NOT_FOUND')
      expect(await getCode(other.download({ key: kept.key }))).toBe('NOT_FOUND')
    }
    expect(await getCode(world.client(others[0]!).begin({ key, size: bytes.length, ...named }))).toBe('NOT_FOUND')
    for (const [caller, code] of [
      [null, 'UNAUTHORIZED'],
      [{ ...mine, impersonatedBy: 9001 }, 'FORBIDDEN'],
      [{ ...mine, profile: 'OPERATION' }, 'FORBIDDEN'],
    ] as const) {
      const asked = world.client(caller)
      expect(await getCode(asked.begin({ key: crypto.randomUUID(), size: 1, ...named }))).toBe(code)
      expect(await getCode(asked.resume({ key, contentType: 'application/pdf' }))).toBe(code)
      expect(await getCode(asked.complete({ key }))).toBe(code)
      expect(await getCode(asked.abort({ key }))).toBe(code)
      expect(await getCode(asked.download({ key: kept.key }))).toBe(code)
    }
    const candidate = world.client(person({ profile: 'CANDIDATE' }))
    expect(await getCode(world.send(candidate, bytes, named))).toBe('ok')
  })

  it('have a key for one file', async () => {
    const { key } = await student.begin({ key: crypto.randomUUID(), size: 100, ...named })
    expect(await getCode(student.begin({ key, size: 101, ...named }))).toBe('KEY_REUSED')
    expect(await getCode(student.resume({ key, contentType: 'image/png' }))).toBe('FILE_TYPE')
  })

  it('are given up, and leave nothing', async () => {
    const bytes = pdf(partSize + 1)
    const { key, parts } = await student.begin({ key: crypto.randomUUID(), size: bytes.length, ...named })
    await world.sendParts(bytes, parts)
    await student.abort({ key })
    expect((await getKeys(world)).filter((one) => one.includes(key))).toEqual([])
    expect(await getCode(student.complete({ key }))).toBe('NOT_FOUND')
    expect(await getCode(student.abort({ key }))).toBe('NOT_FOUND')
    const kept = await world.send(student, pdf(), named)
    expect(await getCode(student.abort({ key: kept.key }))).toBe('NOT_FOUND')
    expect(await getCode(student.download({ key: kept.key }))).toBe('ok')
  })

  it('are limited while they are under way', async () => {
    const busy = world.client(person())
    const begun = await Promise.all(
      Array.from({ length: uploadLimits.maxOpen + 3 }, () => getCode(busy.begin({ key: crypto.randomUUID(), size: 9, ...named }))),
    )
    expect(begun.filter((code) => code === 'ok')).toHaveLength(uploadLimits.maxOpen)
    expect(begun.filter((code) => code === 'TOO_MANY_FILES')).toHaveLength(3)
  })

  it('are forgotten after a day that nobody went on with them', async () => {
    const bytes = pdf(partSize + 1)
    const kept = await world.send(student, bytes, named)
    const { key, parts } = await student.begin({ key: crypto.randomUUID(), size: bytes.length, ...named })
    await world.sendParts(bytes, [parts[0]!])
    world.advance(23)
    await world.purge()
    expect((await getKeys(world)).filter((one) => one.includes(key))).toHaveLength(1)
    world.advance(2)
    await world.purge()
    expect(await getKeys(world)).toEqual([])
    expect(await getCode(student.resume({ key, contentType: 'application/pdf' }))).toBe('NOT_FOUND')
    // Complete, but handed in nowhere.
    expect(await getCode(student.download({ key: kept.key }))).toBe('NOT_FOUND')
  })

  it('are 500 MB of one person at most, until they are handed in', async () => {
    const caller = person()
    const hoarder = world.client(caller)
    await inTenant(world.pool, caller.tenantId, ({ client }) =>
      client.query(
        `insert into academic.upload (key, tenant_id, user_id, name, type, size, state, sha256, created_at)
         select gen_random_uuid(), $1, $2, 'a.pdf', 'application/pdf', 20971520, 'complete', repeat('0', 64), now() from generate_series(1, 25)`,
        [caller.tenantId, caller.userId],
      ),
    )
    expect(await getCode(hoarder.begin({ key: crypto.randomUUID(), size: 9, ...named }))).toBe('TOO_MANY_FILES')
  })
})

const getCode = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )
