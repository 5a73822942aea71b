import { readdir } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AccountService, createAccountService, elisa } from '../testing/account-service.ts'
import { jpeg, png } from '../testing/pictures.ts'

let accounts: AccountService
let clock: AccountService['clock']
let files: AccountService['files']
let directory: AccountService['directory']
let call: AccountService['call']
let refusal: AccountService['refusal']

beforeAll(async () => {
  accounts = await createAccountService()
  ;({ clock, files, directory, call, refusal } = accounts)
})
afterAll(() => accounts.removeFiles())
beforeEach(() => accounts.beginAnew())

describe('PATCH me/photo', () => {
  afterEach(async () => {
    accounts.caller = elisa
    await call('DELETE', '/me/photo')
    for (const left of await stored()) await files.remove(left)
  })
  const send = (bytes: Buffer, name = 'foto.jpg', type = 'image/jpeg') => {
    const form = new FormData()
    form.set('photo', new File([new Uint8Array(bytes)], name, { type }))
    return form
  }
  const stored = () => readdir(directory, { recursive: true }).then((all) => all.filter((one) => one.includes('.')))
  const open = (address: string) => files.fetch(new Request(`http://x${address}`))

  it('keeps a photo, shows it for a while, and replaces it', async () => {
    const [status, { photo }] = await call('PATCH', '/me/photo', send(jpeg(683, 768)))
    expect(status).toBe(200)
    const shown = await open(photo)
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(jpeg(683, 768))
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="photo.jpg"',
      'cache-control': 'private, max-age=300',
    })

    const [, second] = await call('PATCH', '/me/photo', send(png(700, 800), 'foto.png', 'image/png'))
    expect(await stored()).toHaveLength(1)
    expect((await open(photo)).status).toBe(404)
    expect((await open(second.photo)).status).toBe(200)
    // The URL cannot be modified, and it expires.
    expect((await open(second.photo.replace('2002', '2001'))).status).toBe(403)
    expect((await open(second.photo.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(403)
    expect((await open(second.photo.replace(/signature=.*/, 'signature='))).status).toBe(403)
    clock.advance(601 / 3600)
    expect((await open(second.photo)).status).toBe(403)

    expect((await call('DELETE', '/me/photo'))[1].photo).toBeNull()
    expect(await stored()).toEqual([])
  })

  it.each([
    ['too small', jpeg(682, 768), undefined, undefined, 'PHOTO_TOO_SMALL'],
    ['too low', jpeg(683, 767), undefined, undefined, 'PHOTO_TOO_SMALL'],
    ['too heavy', Buffer.concat([jpeg(683, 768), Buffer.alloc(1_048_577)]), undefined, undefined, 'PHOTO_TOO_LARGE'],
    ['larger than a browser can hold', jpeg(60_000, 60_000), undefined, undefined, 'PHOTO_TOO_LARGE'],
    ['a PNG by another name', png(700, 800), undefined, undefined, 'PHOTO_TYPE'],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), undefined, undefined, 'PHOTO_TYPE'],
    ['a drawing', Buffer.from('<svg/>'), 'foto.svg', 'image/svg+xml', 'PHOTO_TYPE'],
    [
      'an iPhone’s own',
      Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic'), Buffer.alloc(99)]),
      'IMG.HEIC',
      'image/heic',
      'PHOTO_HEIC',
    ],
  ])('refuses one that is %s, and leaves nothing behind', async (_, bytes, name, type, code) => {
    expect(await refusal('PATCH', '/me/photo', send(bytes, name, type))).toEqual([422, code])
    expect(await stored()).toEqual([])
    expect((await call('GET', '/me'))[1].photo).toBeNull()
  })

  it('keeps the new one when the old one cannot be removed', async () => {
    await call('PATCH', '/me/photo', send(jpeg(683, 768)))
    const remove = vi.spyOn(files, 'remove').mockRejectedValueOnce(new Error('the disk is away'))
    const [status, { photo }] = await call('PATCH', '/me/photo', send(jpeg(800, 900)))
    remove.mockRestore()
    expect([status, (await open(photo)).status]).toEqual([200, 200])
    await call('DELETE', '/me/photo')
    for (const left of await stored()) await files.remove(left)
  })

  it('leaves nothing behind when nobody is there to have it', async () => {
    accounts.caller = { ...elisa, homeTenantId: 1 }
    expect(await refusal('PATCH', '/me/photo', send(jpeg(683, 768)))).toEqual([404, 'NOT_FOUND'])
    accounts.caller = { ...elisa, impersonatedBy: 9001 }
    expect(await refusal('PATCH', '/me/photo', send(jpeg(683, 768)))).toEqual([403, 'FORBIDDEN'])
    expect(await refusal('DELETE', '/me/photo', undefined)).toEqual([403, 'FORBIDDEN'])
    expect(await stored()).toEqual([])
  })

  it('keeps one of two that come at once', async () => {
    await Promise.all([call('PATCH', '/me/photo', send(jpeg(683, 768))), call('PATCH', '/me/photo', send(jpeg(800, 900)))])
    expect(await stored()).toHaveLength(1)
    expect((await open((await call('GET', '/me'))[1].photo)).status).toBe(200)
  })

  it('opens nothing outside its folder', async () => {
    for (const key of ['../secret', 'photos/../../secret', 'photos/1/2.html', '/etc/passwd']) {
      await expect(files.put(key, Buffer.alloc(1))).rejects.toThrow(TypeError)
    }
    expect((await open('/files/../secret?expires=9999999999&signature=x')).status).toBe(403)
  })
})
