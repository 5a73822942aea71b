import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { proveEmail } from '../emails/pending-emails.ts'
import { signInWithPassword } from '../sign-in/sign-in.ts'
import { type AccountService, createAccountService, elisa, proof } from '../testing/account-service.ts'
import { findAccount } from './accounts.ts'

let accounts: AccountService
let pool: AccountService['pool']
let clock: AccountService['clock']
let ports: AccountService['ports']
let counted: AccountService['counted']
let call: AccountService['call']
let refusal: AccountService['refusal']
let openLink: AccountService['openLink']

beforeAll(async () => {
  accounts = await createAccountService()
  ;({ pool, clock, ports, counted, call, refusal, openLink } = accounts)
})
afterAll(() => accounts.removeFiles())
beforeEach(() => accounts.beginAnew())

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
      accessibility: { ...before.accessibility, fontSizeEnabled: true },
    }
    expect(after).toEqual({ ...before, ...expected })
    expect((await call('PATCH', '/me', { accessibility: { mode: 'dark' } }))[1].accessibility).toEqual({
      ...before.accessibility,
      mode: 'dark',
      fontSizeEnabled: true,
    })
    expect((await call('PATCH', '/me', {}))[1].name).toBe('Elisa Prado Reis')
    expect((await call('PATCH', '/me', { cellphone: null }))[1].cellphone).toBeNull()
    const signIn = () => signInWithPassword(pool, clock, { tenantId: 2, login: 'elisa@exemplo.com', password: demoPassword, address: null })
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

  it('changes nobody but the caller, and nobody while impersonated', async () => {
    const before = await findAccount(pool, 2, 2001)
    await call('PATCH', '/me', { name: 'Elisa', id: 2001, tenantId: 1, username: 'root' })
    expect(await findAccount(pool, 2, 2001)).toEqual(before)
    expect((await findAccount(pool, 2, 2002))!.username).toBe('elisa.prado')
    accounts.caller = { ...elisa, homeTenantId: 1 }
    expect(await refusal('PATCH', '/me', { name: 'X' })).toEqual([404, 'NOT_FOUND'])
    accounts.caller = { ...elisa, impersonatedBy: 9001 }
    for (const where of ['/me', '/users/me']) expect(await refusal('PATCH', where, { name: 'X' })).toEqual([403, 'FORBIDDEN'])
    accounts.caller = null
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
