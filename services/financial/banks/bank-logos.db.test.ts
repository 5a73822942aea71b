import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bankLogoLimits } from '#api/financial/bank-logo-limits.ts'
import type { BankLogoSignature } from '#api/financial/banks.ts'
import { systemClock } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type RunningStore, startLocalStore, startS3Store } from '../../platform/testing/stores.ts'
import { jpeg, png } from '../../users/testing/pictures.ts'
import { createWorld, type World } from '../testing/world.ts'
import { type BankPorts, createBank, listBanks, removeBank, signLogo, updateBank } from './bank-logos.ts'

let world: World
const gina = { tenantId: 1, institutionId: null }
const elsewhere = { tenantId: 2, institutionId: null }
const side = bankLogoLimits.minPixels
const getCode = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  )
let number = 100
const names = () => ({ code: String(++number), name: 'Banco', nickName: 'B' })

beforeAll(async () => {
  world = await createWorld()
})

describe.each([
  ['the local disk', startLocalStore],
  ['an S3-compatible server', startS3Store],
])('logos on %s', (_, start) => {
  let store: RunningStore
  let ports: BankPorts

  beforeAll(async () => {
    store = await start()
    ports = { pool: world.pool, files: store.at(systemClock), log: pino({ level: 'silent' }) }
  })
  afterAll(() => store.stop())

  const sign = (bytes: Buffer, contentType = 'image/png', manager = gina) =>
    signLogo(ports, manager, { fileName: 'logo', contentType, size: bytes.length })
  const put = ({ uploadUrl }: Pick<BankLogoSignature, 'uploadUrl'>, bytes: Buffer, type = 'image/png') =>
    fetch(store.address(uploadUrl), { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } })
  const send = async (bytes: Buffer, contentType = 'image/png') => {
    const signature = await sign(bytes, contentType)
    expect((await put(signature, bytes, contentType)).status).toBe(200)
    return signature
  }
  const shown = (url: string) => fetch(store.address(url))

  it('are sent to one address and shown at another, as large as announced', async () => {
    const picture = png(side, side)
    const { finalUrl, fileName, size } = await send(picture)
    expect([size, fileName]).toEqual([picture.length, expect.stringMatching(/^[0-9a-f-]{36}\.png$/)])
    expect((await shown(finalUrl)).status).toBe(404)
    const made = await createBank(ports, gina, { ...names(), logo: finalUrl })
    expect(made).toMatchObject({ logo: expect.stringContaining(fileName), logoSize: picture.length })
    const answer = await shown(made.logo!)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true)
    expect((await listBanks(ports, gina, made.code))[0]).toMatchObject({ bankId: made.bankId, logoSize: picture.length })
    expect(await ports.files.list('parts/')).toEqual([])
  })

  it('stay unless they are changed, are replaced, taken away, and go with their bank', async () => {
    const first = await send(png(side, side))
    const made = await createBank(ports, gina, { ...names(), logo: first.finalUrl })
    const { bankId, code, name, nickName } = made
    const input = { bankId, code, name, nickName }
    const renamed = await updateBank(ports, gina, { ...input, nickName: 'C', revision: 0 })
    expect(renamed.logo).toContain(first.fileName)
    // As the list gave it.
    expect((await updateBank(ports, gina, { ...input, revision: 1, logo: renamed.logo })).logo).toContain(first.fileName)
    const second = await send(jpeg(side, side), 'image/jpeg')
    const replaced = await updateBank(ports, gina, { ...input, revision: 2, logo: second.finalUrl })
    expect(replaced.logo).toContain(second.fileName)
    expect((await shown(made.logo!)).status).toBe(404)
    expect(await updateBank(ports, gina, { ...input, revision: 3, logo: null })).toMatchObject({ logo: null, logoSize: null })
    expect((await shown(replaced.logo!)).status).toBe(404)
    const third = await send(png(side, side))
    const last = await updateBank(ports, gina, { ...input, revision: 4, logo: third.finalUrl })
    await removeBank(ports, gina, bankId)
    expect((await shown(last.logo!)).status).toBe(404)
  })

  it('are pictures of some size, and no byte more than was announced', async () => {
    const announced = (contentType: string, size: number, fileName = 'logo') =>
      getCode(signLogo(ports, gina, { fileName, contentType, size }))
    expect(await announced('image/png', bankLogoLimits.maxSize)).toBe('ok')
    expect(await announced('image/png', bankLogoLimits.maxSize + 1)).toBe('FILE_TOO_LARGE')
    expect(await announced('image/svg+xml', 10)).toBe('FILE_TYPE')
    expect(await announced('application/pdf', 10)).toBe('FILE_TYPE')
    expect(await announced('image/heic', 10)).toBe('FILE_HEIC')
    const small = await sign(png(side, side))
    expect((await put(small, Buffer.concat([png(side, side), Buffer.alloc(1)]))).ok).toBe(false)
    expect(await getCode(createBank(ports, gina, { ...names(), logo: small.finalUrl }))).toBe('UPLOAD_INCOMPLETE')
    for (const [bytes, code] of [
      [png(side - 1, side), 'LOGO_TOO_SMALL'],
      [png(side, side - 1), 'LOGO_TOO_SMALL'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FILE_TYPE'],
      [jpeg(side, side), 'FILE_TYPE'],
    ] as const) {
      const bank = names()
      expect(await getCode(createBank(ports, gina, { ...bank, logo: (await send(bytes)).finalUrl }))).toBe(code)
      expect(await listBanks(ports, gina, bank.code)).toEqual([])
    }
  })

  it('are nobody else’s, and nothing is kept of a bank that is not saved', async () => {
    const sent = await send(png(side, side))
    expect(await getCode(createBank(ports, elsewhere, { ...names(), logo: sent.finalUrl }))).toBe('UPLOAD_INCOMPLETE')
    const made = await createBank(ports, gina, names())
    const { bankId, code, name, nickName } = made
    const late = updateBank(ports, gina, { bankId, code, name, nickName, revision: 7, logo: sent.finalUrl })
    expect(await getCode(late)).toBe('CONTENT_CHANGED')
    expect((await shown(sent.finalUrl)).status).toBe(404)
    // It was not lost: the same choice can be saved again.
    const again = await updateBank(ports, gina, { bankId, code, name, nickName, revision: 0, logo: sent.finalUrl })
    expect(again.logo).toContain(sent.fileName)
  })

  it('leave the bank as it was while the store is away', async () => {
    const sent = await send(png(side, side))
    const away = { ...ports, files: { ...ports.files, put: () => Promise.reject(new DomainError('STORAGE_UNAVAILABLE')) } }
    const bank = names()
    expect(await getCode(createBank(away, gina, { ...bank, logo: sent.finalUrl }))).toBe('STORAGE_UNAVAILABLE')
    expect(await listBanks(ports, gina, bank.code)).toEqual([])
  })
})
