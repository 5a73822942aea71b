import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Principal } from '#api/principal.ts'
import type { User } from '#api/users.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createLocalFiles } from '../../platform/files/local-files.ts'
import { createService, type Service } from '../../platform/service.ts'
import { demoPassword, seedPeople } from '../../seed/people.ts'
import { seedSettings } from '../../seed/settings.ts'
import { findAccount } from './accounts.ts'
import { type EmailProofPorts, issueEmailToken, proveEmail } from '../emails/pending-emails.ts'
import { checkReset, issueReset } from '../recovery/password-reset.ts'
import { signInWithPassword } from '../sign-in/sign-in.ts'
import { jpeg, png } from '../testing/pictures.ts'
import { usersRouter } from '../users.routes.ts'

let pool: pg.Pool
let service: Service
let directory: string
let files: ReturnType<typeof createLocalFiles>
const clock = { now: () => now }
let caller: Principal | null
let jobs: Array<{ kind?: string; id?: string }> = []
let ports: EmailProofPorts
let counted: object[] = []
let now = new Date('2026-11-21T12:00:00Z')

const elisa: Principal = {
  userId: 2002,
  homeTenantId: 2,
  tenantId: 2,
  institutionId: null,
  roleId: null,
  profile: 'STUDENT',
  permissions: {},
  impersonatedBy: null,
  method: 'password',
}

afterAll(() => rm(directory, { recursive: true }))

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, now)
  directory = await mkdtemp(path.join(tmpdir(), 'photos-'))
  files = createLocalFiles({ directory, secret: 'files', clock, prefix: '/files' })
  ports = {
    pool,
    clock,
    sms: null,
    onContactChanged: async (_client, owner, change) => void counted.push({ userId: owner.userId, ...change }),
  }
  const router = usersRouter({
    ...ports,
    secondFactorKey: Buffer.alloc(32),
    findByDocument: async () => [],
    findEnrollments: async () => [],
    files,
    log: pino({ level: 'silent' }),
    mailer: { send: async () => undefined },
    portalUrl: (hostname) => `https://${hostname}`,
    captcha: {
      challenge: () => Promise.reject(new Error('not asked')),
      verify: async () => 'refused',
      siteKey: () => Promise.reject(new Error('not asked')),
    },
    sendJob: async (_name, data) => void jobs.push(data as { kind?: string; id?: string }),
  })
  service = createService({
    name: 'users',
    title: 'Users',
    prefix: '/users',
    router,
    authenticate: async () => caller && { ...caller, timeZone: 'America/Sao_Paulo', mainLanguage: 'pt-BR' },
    log: pino({ level: 'silent' }),
  })
})

beforeEach(() => {
  caller = elisa
  jobs = []
  counted = []
  now = new Date(now.getTime() + 3_600_000)
})

const proof = { currentPassword: demoPassword }

/** Opens the link that the newest job would mail. */
async function openLink(tenantId = 2) {
  const job = jobs.findLast(({ kind }) => kind === 'email-proof')!
  const { token } = (await issueEmailToken({ pool, clock }, tenantId, job.id!))!
  return { token, outcome: await proveEmail(ports, tenantId, token) }
}

type Answer = User & { photo: string; code?: string }

async function call(method: string, where: string, body?: unknown): Promise<[status: number, answer: Answer]> {
  const isForm = body instanceof FormData
  const headers = { ...(!isForm && { 'content-type': 'application/json' }) }
  const response = await service.fetch(
    new Request(`http://x/users${where}`, { method, headers, ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }) }),
  )
  return [response.status, (await response.json()) as Answer]
}
const refusal = async (method: string, where: string, body: unknown) => {
  const [status, answer] = await call(method, where, body)
  return [status, answer.code]
}

describe('PATCH me', () => {
  it('changes what is named and leaves the rest', async () => {
    const [, before] = await call('GET', '/me')
    const change = {
      name: '  Elisa Prado Reis ',
      email: ' Elisa@Exemplo.com ',
      cellphone: '11987654321',
      languageId: 'es',
      timezone: 'America/Manaus',
      accessibility: { fontSizeEnabled: true },
      ...proof,
    }
    const [status, after] = await call('PATCH', '/me', change)
    expect(status).toBe(200)
    const expected = {
      name: 'Elisa Prado Reis',
      pendingEmail: 'elisa@exemplo.com',
      cellphone: '11987654321',
      languageId: 'es',
      timezone: 'America/Manaus',
      accessibility: { mode: null, fontSizeEnabled: true, signLanguageEnabled: false },
    }
    expect(after).toEqual({ ...before, ...expected })
    expect((await call('PATCH', '/me', { accessibility: { mode: 'dark' } }))[1].accessibility).toEqual({
      mode: 'dark',
      fontSizeEnabled: true,
      signLanguageEnabled: false,
    })
    expect((await call('PATCH', '/me', {}))[1].name).toBe('Elisa Prado Reis')
    expect((await call('PATCH', '/me', { cellphone: null }))[1].cellphone).toBeNull()
    const signIn = () =>
      signInWithPassword(pool, { now: () => now }, { tenantId: 2, login: 'elisa@exemplo.com', password: demoPassword, address: null })
    // The new email counts once its link is opened.
    expect(await signIn()).toEqual({ kind: 'refused' })
    expect(counted.splice(0)).toEqual([
      { userId: 2002, field: 'mobile', oldValue: before.cellphone, newValue: '11987654321' },
      { userId: 2002, field: 'mobile', oldValue: '11987654321', newValue: null },
    ])
    const { token, outcome } = await openLink()
    expect(counted).toEqual([{ userId: 2002, field: 'email', oldValue: before.email, newValue: 'elisa@exemplo.com' }])
    expect(outcome).toMatchObject({ kind: 'email-changed', accountId: 2002, formerEmail: before.email })
    expect((await call('GET', '/me'))[1]).toMatchObject({ email: 'elisa@exemplo.com', pendingEmail: null })
    expect(await signIn()).toEqual({ kind: 'accepted', accountId: 2002 })
    expect(await proveEmail(ports, 2, token)).toEqual({ kind: 'used' })
    expect(await proveEmail(ports, 1, token)).toEqual({ kind: 'invalid' })
  })

  it.each([
    [{ name: ' ' }, 'INVALID_INFORMATION'],
    [{ name: 'x'.repeat(201) }, 'INVALID_INFORMATION'],
    [{ name: 'Elisa\nPague em' }, 'INVALID_INFORMATION'],
    [{ name: 'Elisa evil.example' }, 'INVALID_INFORMATION'],
    [{ email: '' }, 'INVALID_INFORMATION'],
    [{ email: 'elisa' }, 'INVALID_INFORMATION'],
    [{ cellphone: '123' }, 'INVALID_INFORMATION'],
    [{ cellphone: '1133334444' }, 'INVALID_INFORMATION'],
    [{ languageId: 'fr' }, 'INVALID_LANGUAGE'],
    [{ languageId: 'pt' }, 'INVALID_LANGUAGE'],
    [{ timezone: '' }, 'INVALID_TIMEZONE'],
    [{ timezone: 'America/Nowhere' }, 'INVALID_TIMEZONE'],
    [{ timezone: 'UTC' }, 'INVALID_TIMEZONE'],
    [{ accessibility: { mode: 'sepia' } }, 'INVALID_THEME'],
  ])('refuses %j', async (change, code) => {
    const [, before] = await call('GET', '/me')
    // Valid fields beside an invalid one are not saved either.
    expect(await refusal('PATCH', '/me', { accessibility: { signLanguageEnabled: true }, ...change })).toEqual([422, code])
    expect((await call('GET', '/me'))[1]).toEqual(before)
  })

  it('takes no address or user name of somebody else of the tenant', async () => {
    const { email } = (await findAccount(pool, 2, 2001))!
    expect(await refusal('PATCH', '/me', { email: email!.toUpperCase(), ...proof })).toEqual([422, 'EMAIL_TAKEN'])
    await pool.query(`begin; set local app.tenant_id = '2'; update users.account set username = 'davi@exemplo.com' where id = 2001; commit`)
    expect(await refusal('PATCH', '/me', { email: 'davi@exemplo.com', ...proof })).toEqual([422, 'EMAIL_TAKEN'])
    // Their own email is not taken, nor is one of another tenant.
    expect((await call('PATCH', '/me', { email: 'elisa@exemplo.com' }))[0]).toBe(200)
    const other = await findAccount(pool, 1, 1001)
    expect((await call('PATCH', '/me', { email: other!.email, ...proof }))[0]).toBe(200)
  })

  it.each(['/me', '/users/me'])(
    'asks at %s for the current password before the e-mail changes, and nothing changes without',
    async (where) => {
      const [, before] = await call('GET', '/me')
      const change = { name: 'Outra', email: `nova${where.length}@exemplo.com` }
      expect(await refusal('PATCH', where, change)).toEqual([422, 'WRONG_PASSWORD'])
      expect(await refusal('PATCH', where, { ...change, currentPassword: '' })).toEqual([422, 'WRONG_PASSWORD'])
      expect(await refusal('PATCH', where, { ...change, currentPassword: 'errada' })).toEqual([422, 'WRONG_PASSWORD'])
      expect((await call('GET', '/me'))[1]).toEqual(before)
      expect(jobs).toEqual([])
      // An unchanged email requires no password and sends no mail.
      expect((await call('PATCH', where, { email: before.email!.toUpperCase() }))[0]).toBe(200)
      expect(jobs).toEqual([])
      expect((await call('PATCH', where, { ...change, name: before.name, ...proof }))[1]).toEqual({ ...before, pendingEmail: change.email })
    },
  )

  it('locks like signing in does, and then takes the right password neither', async () => {
    caller = { ...elisa, userId: 2101 }
    for (let guess = 0; guess < 4; guess++)
      expect(await refusal('PATCH', '/me', { email: 'lia@exemplo.com', currentPassword: `${guess}` })).toEqual([422, 'WRONG_PASSWORD'])
    expect(await refusal('PATCH', '/me', { email: 'lia@exemplo.com', currentPassword: '5' })).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect(await refusal('PATCH', '/me', { email: 'lia@exemplo.com', ...proof })).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  })

  it('ends the reset links that went to the old address', async () => {
    const reset = await issueReset({ pool, clock }, 2, 2002)
    expect((await call('PATCH', '/me', { name: 'Elisa Prado' }))[0]).toBe(200)
    expect(await checkReset({ pool, clock }, 2, reset)).toMatchObject({ state: 'valid' })
    expect((await call('PATCH', '/me', { email: 'elisa.prado.reis@exemplo.com', ...proof }))[0]).toBe(200)
    expect(await checkReset({ pool, clock }, 2, reset)).toMatchObject({ state: 'valid' })
    await openLink()
    expect(await checkReset({ pool, clock }, 2, reset)).toMatchObject({ state: 'expired' })
  })

  it('takes five new addresses within an hour, taken or not', async () => {
    const { email } = (await findAccount(pool, 2, 2001))!
    const ask = (address: string) => refusal('PATCH', '/me', { email: address, ...proof })
    for (let attempt = 0; attempt < 5; attempt++) expect(await ask(email!)).toEqual([422, 'EMAIL_TAKEN'])
    expect(await ask(email!)).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect(await ask('livre@exemplo.com')).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect((await call('PATCH', '/me', { name: 'Elisa Prado' }))[0]).toBe(200)
    now = new Date(now.getTime() + 3_600_000)
    expect(await ask('livre@exemplo.com')).toEqual([200, undefined])
  })

  it('leaves the e-mail of whoever comes from the own provider of the institution, and takes the rest', async () => {
    const [, before] = await call('GET', '/me')
    caller = { ...elisa, method: 'saml' }
    for (const where of ['/me', '/users/me'])
      expect(await refusal('PATCH', where, { email: 'outra@exemplo.com', ...proof })).toEqual([403, 'FORBIDDEN'])
    expect((await call('PATCH', '/me', { email: before.email, name: 'Elisa P.' }))[1]).toEqual({ ...before, name: 'Elisa P.' })
  })

  it('mails the link again, under which the former one ends, three times an hour, and gives the email up', async () => {
    await call('DELETE', '/me/email/pending')
    expect(await refusal('POST', '/me/email/link', undefined)).toEqual([404, 'NOT_FOUND'])
    expect((await call('PATCH', '/me', { email: 'de-novo@exemplo.com', ...proof }))[0]).toBe(200)
    const former = jobs.at(-1)!.id!
    now = new Date(now.getTime() + 23 * 3_600_000)
    for (let times = 0; times < 3; times++)
      expect(await call('POST', '/me/email/link')).toEqual([200, expect.objectContaining({ pendingEmail: 'de-novo@exemplo.com' })])
    expect(await refusal('POST', '/me/email/link', undefined)).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect(await issueEmailToken({ pool, clock }, 2, former)).toBeNull()
    // A day from the newest link on.
    now = new Date(now.getTime() + 23 * 3_600_000)
    expect(await issueEmailToken({ pool, clock }, 2, jobs.at(-1)!.id!)).toMatchObject({ email: 'de-novo@exemplo.com' })
    expect(await call('DELETE', '/me/email/pending')).toEqual([200, expect.objectContaining({ pendingEmail: null })])
    expect(await issueEmailToken({ pool, clock }, 2, jobs.at(-1)!.id!)).toBeNull()
    caller = { ...elisa, impersonatedBy: 9001 }
    expect(await refusal('POST', '/me/email/link', undefined)).toEqual([403, 'FORBIDDEN'])
    expect(await refusal('DELETE', '/me/email/pending', undefined)).toEqual([403, 'FORBIDDEN'])
  })

  it('gives one address to one of two people who ask at once', async () => {
    const tokens: string[] = []
    for (const userId of [2001, 2002]) {
      caller = { ...elisa, userId }
      expect((await call('PATCH', '/me', { email: 'mesma@exemplo.com', ...proof }))[0]).toBe(200)
      tokens.push((await issueEmailToken({ pool, clock }, 2, jobs.at(-1)!.id!))!.token)
    }
    const outcomes = await Promise.all(tokens.map((token) => proveEmail(ports, 2, token)))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['email-changed', 'taken'])
  })

  it('changes nobody but the caller, and nobody while impersonated', async () => {
    const before = await findAccount(pool, 2, 2001)
    await call('PATCH', '/me', { name: 'Elisa', id: 2001, tenantId: 1, username: 'root' })
    expect(await findAccount(pool, 2, 2001)).toEqual(before)
    expect((await findAccount(pool, 2, 2002))!.username).toBe('elisa.prado')
    caller = { ...elisa, homeTenantId: 1 }
    expect(await refusal('PATCH', '/me', { name: 'X' })).toEqual([404, 'NOT_FOUND'])
    caller = { ...elisa, impersonatedBy: 9001 }
    for (const where of ['/me', '/users/me']) expect(await refusal('PATCH', where, { name: 'X' })).toEqual([403, 'FORBIDDEN'])
    caller = null
    for (const where of ['/me', '/users/me']) expect(await refusal('PATCH', where, { name: 'X' })).toEqual([401, 'UNAUTHORIZED'])
  })
})

describe('PATCH users/me', () => {
  it('takes flat values', async () => {
    const [status, user] = await call('PATCH', '/users/me', {
      languageId: 'en',
      timezone: 'Europe/Lisbon',
      theme: 'white-on-black',
      fontSizeEnabled: false,
      signLanguageEnabled: true,
    })
    expect([status, user]).toMatchObject([
      200,
      {
        languageId: 'en',
        timezone: 'Europe/Lisbon',
        accessibility: { mode: 'white-on-black', fontSizeEnabled: false, signLanguageEnabled: true },
      },
    ])
    expect((await call('PATCH', '/users/me', { darkThemeEnabled: true }))[1].accessibility.mode).toBe('dark')
    expect((await call('PATCH', '/users/me', { darkThemeEnabled: false }))[1].accessibility.mode).toBe('light')
    expect((await call('PATCH', '/users/me', { darkThemeEnabled: true, theme: null }))[1].accessibility.mode).toBeNull()
  })

  it.each([{ accessibility: { mode: 'dark' } }, { name: { first: 'Elisa' } }, { languageId: ['en'] }, { timezone: {} }])(
    'refuses the object in %j',
    async (change) => {
      const [, before] = await call('GET', '/me')
      expect(await refusal('PATCH', '/users/me', { fontSizeEnabled: true, ...change })).toEqual([400, 'BAD_REQUEST'])
      expect((await call('GET', '/me'))[1]).toEqual(before)
    },
  )

  it.each([
    [{ name: null }, 'INVALID_INFORMATION'],
    [{ photo: 'x' }, 'INVALID_INFORMATION'],
    [{ languageId: 5 }, 'INVALID_LANGUAGE'],
    [{ timezone: null }, 'INVALID_TIMEZONE'],
    [{ timezone: 'Mars/Base' }, 'INVALID_TIMEZONE'],
    [{ theme: 'sepia' }, 'INVALID_THEME'],
    [{ darkThemeEnabled: 'yes' }, 'INVALID_THEME'],
    [{ fontSizeEnabled: 'yes' }, 'INVALID_INFORMATION'],
  ])('refuses %j', async (change, code) => {
    expect(await refusal('PATCH', '/users/me', change)).toEqual([422, code])
  })
})

describe('PATCH me/photo', () => {
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
    now = new Date(now.getTime() + 601_000)
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
    caller = { ...elisa, homeTenantId: 1 }
    expect(await refusal('PATCH', '/me/photo', send(jpeg(683, 768)))).toEqual([404, 'NOT_FOUND'])
    caller = { ...elisa, impersonatedBy: 9001 }
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
