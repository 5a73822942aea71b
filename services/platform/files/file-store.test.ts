import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningStore, startLocalStore, startS3Store } from '../testing/stores.ts'
import type { FileStore } from './file-store.ts'
import { createS3Files } from './s3-files.ts'

const now = { now: () => new Date() }
const anHourAgo = { now: () => new Date(Date.now() - 3_600_000) }
const photo = () => `photos/1/${crypto.randomUUID()}.jpg`
const folder = () => `parts/1/${crypto.randomUUID()}/` as const
const getBytes = (size: number) => Buffer.from(Array.from({ length: size }, (_, at) => at % 251))

describe.each([
  ['the local disk', startLocalStore],
  ['an S3-compatible server', startS3Store],
])('files on %s', (_, start) => {
  let running: RunningStore
  let files: FileStore

  beforeAll(async () => {
    running = await start()
    files = running.at(now)
  })
  afterAll(() => running.stop())

  const get = (url: string, init?: RequestInit) => fetch(running.address(url), init)
  const send = (url: string, body: Uint8Array<ArrayBuffer> | string) => fetch(running.address(url), { method: 'PUT', body })
  const part = (size: number, key = `${folder()}1`) => files.presignPut(key, size, 60)

  it('are read as they were put, replaced whole and removed', async () => {
    const key = photo()
    expect(await files.read(key)).toBeNull()
    await files.put(key, getBytes(70_000))
    expect(await files.read(key)).toEqual(getBytes(70_000))
    await Promise.all([files.put(key, getBytes(9)), files.put(key, getBytes(9))])
    expect(await files.read(key)).toEqual(getBytes(9))
    await files.remove(key)
    await files.remove(key)
    expect(await files.read(key)).toBeNull()
  })

  it('are shown to whoever has their address, with the type that was checked', async () => {
    const key = `payments/1/${crypto.randomUUID()}.pdf`
    await files.put(key, Buffer.from('<script>alert(1)</script>'))
    const answer = await get(await files.presign(key, 60))
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      'inline; filename="file.pdf"',
    ])
    expect(await answer.text()).toBe('<script>alert(1)</script>')
  })

  it('are shown no longer than the address holds', async () => {
    const key = photo()
    await files.put(key, getBytes(5))
    expect((await get(await running.at(anHourAgo).presign(key, 60))).status).toBe(403)
    const put = await running.at(anHourAgo).presignPut(`${folder()}1`, 5, 60)
    expect((await send(put, 'later')).status).toBe(403)
  })

  it('are neither shown nor taken by an address that was changed', async () => {
    const [key, other] = [photo(), photo()]
    await files.put(key, getBytes(5))
    await files.put(other, getBytes(5))
    const shown = await files.presign(key, 60)
    const expiry = /(expires|X-Amz-Expires)=(\d+)/i
    for (const changed of [
      shown.replace(key, other),
      shown.replace(expiry, (_match, name: string, value: string) => `${name}=${Number(value) + 3600}`),
      shown.replace(/(signature=)(.)/i, (_match, name: string, first: string) => `${name}${first === 'a' ? 'b' : 'a'}`),
      shown.replace(/&(X-Amz-)?signature=[^&]+/i, ''),
    ]) {
      const { ok } = await get(changed)
      expect([changed, ok]).toEqual([changed, false])
    }
    // An address to read is none to write, nor the other way round.
    expect((await send(shown, 'x')).status).toBe(403)
    const sent = await part(5)
    expect((await get(sent)).status).toBe(403)
  })

  it('come in parts, each of exactly the size that was signed', async () => {
    const under = folder()
    const [first, second] = await Promise.all([files.presignPut(`${under}1`, 1000, 60), files.presignPut(`${under}2`, 10, 60)])
    expect((await send(first, new Uint8Array(getBytes(1000)))).status).toBe(200)
    expect((await files.list(under)).map(({ key, size }) => ({ key, size }))).toEqual([{ key: `${under}1`, size: 1000 }])
    for (const wrong of ['short', 'much longer than ten']) expect((await send(second, wrong)).ok).toBe(false)
    // Nor where nobody says how much comes.
    for (const wrong of ['short', 'much longer than ten']) {
      const body = new Blob([wrong]).stream()
      expect((await fetch(running.address(second), { method: 'PUT', body, duplex: 'half' } as RequestInit)).ok).toBe(false)
    }
    expect(await files.list(under)).toHaveLength(1)
    // Whoever does not know whether it arrived sends it again.
    expect((await send(second, '0123456789')).status).toBe(200)
    expect((await send(second, '9876543210')).status).toBe(200)
    expect((await files.read(`${under}2`))?.toString()).toBe('9876543210')
    expect((await files.list(under)).every(({ modifiedAt }) => Math.abs(modifiedAt.getTime() - Date.now()) < 60_000)).toBe(true)
  })

  it('keep no part whose connection broke', async () => {
    const under = folder()
    const url = await files.presignPut(`${under}1`, 200_000, 60)
    await new Promise<void>((resolve) => {
      const sending = request(running.address(url), { method: 'PUT', headers: { 'content-length': 200_000 } })
      sending.on('error', () => resolve())
      sending.on('close', () => resolve())
      sending.write(Buffer.alloc(100_000), () => sending.destroy())
    })
    expect((await files.list(under)).filter(({ size }) => size === 200_000)).toEqual([])
    expect((await send(url, new Uint8Array(200_000))).status).toBe(200)
    expect(await files.list(under)).toMatchObject([{ size: 200_000 }])
  })

  it('list the parts of one upload and no others', async () => {
    const [mine, others] = [folder(), folder()]
    for (const key of [`${mine}1`, `${mine}2`, `${others}1`]) await send(await files.presignPut(key, 1, 60), 'x')
    expect((await files.list(mine)).map(({ key }) => key).sort()).toEqual([`${mine}1`, `${mine}2`])
    const all = (await files.list('parts/')).map(({ key }) => key)
    expect(all).toEqual(expect.arrayContaining([`${mine}1`, `${others}1`]))
    for (const { key } of await files.list(mine)) await files.remove(key)
    expect(await files.list(mine)).toEqual([])
  })

  it.each([
    '../secrets.pdf',
    'photos/../../secrets.pdf',
    'photos/1/a.html',
    '/etc/passwd',
    'photos/1/a.pdf/../b.pdf',
    'photos/1/%2e%2e/a.pdf',
    '',
  ])('have no key such as %j', async (key) => {
    await expect((async () => files.put(key, getBytes(1)))()).rejects.toThrow(TypeError)
    await expect((async () => files.read(key))()).rejects.toThrow(TypeError)
    await expect((async () => files.remove(key))()).rejects.toThrow(TypeError)
    await expect((async () => files.presign(key, 60))()).rejects.toThrow(TypeError)
    await expect((async () => files.presignPut(key, 1, 60))()).rejects.toThrow(TypeError)
  })

  it('show nothing that nobody checked', async () => {
    await expect((async () => files.presign(`${folder()}1`, 60))()).rejects.toThrow(TypeError)
    await expect((async () => files.presignPut(photo(), 1, 60))()).rejects.toThrow(TypeError)
  })
})

it('says that the store is away, not that the file is', async () => {
  const nobody = createS3Files({ url: 'http://key:secret@127.0.0.1:1/bucket', clock: now })
  await expect(nobody.read(photo())).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  const store = await startS3Store()
  const { origin } = new URL(await store.at(now).presign(photo(), 1))
  const noBucket = createS3Files({ url: `${origin.replace('//', '//S3RVER:S3RVER@')}/elsewhere`, clock: now })
  const wrongSecret = createS3Files({ url: `${origin.replace('//', '//S3RVER:other@')}/academic-services`, clock: now })
  for (const files of [noBucket, wrongSecret])
    for (const call of [() => files.read(photo()), () => files.put(photo(), getBytes(1)), () => files.list('parts/')])
      await expect(call()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  await store.stop()
})
