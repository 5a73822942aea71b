import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issueEmailToken, proveEmail } from '../emails/pending-emails.ts'
import { checkReset, issueReset } from '../recovery/password-reset.ts'
import { type AccountService, createAccountService, elisa, proof } from '../testing/account-service.ts'
import { findAccount } from './accounts.ts'

let accounts: AccountService
let pool: AccountService['pool']
let clock: AccountService['clock']
let ports: AccountService['ports']
let jobs: AccountService['jobs']
let call: AccountService['call']
let refusal: AccountService['refusal']
let openLink: AccountService['openLink']

beforeAll(async () => {
  accounts = await createAccountService()
  ;({ pool, clock, ports, jobs, call, refusal, openLink } = accounts)
})
afterAll(() => accounts.removeFiles())
beforeEach(() => accounts.beginAnew())

describe('PATCH me', () => {
  it('takes no address or user name of somebody else of the tenant', async () => {
    const { email } = (await findAccount(pool, 2, 2001))!
    expect(await refusal('PATCH', '/me', { email: email!.toUpperCase(), ...proof })).toEqual([422, 'EMAIL_TAKEN'])
    await pool.query(`begin; set local app.tenant_id = '2'; update users.account set username = 'davi@exemplo.com' where id = 2001; commit`)
    expect(await refusal('PATCH', '/me', { email: 'davi@exemplo.com', ...proof })).toEqual([422, 'EMAIL_TAKEN'])
    // Their own email is not taken, nor is one of another tenant.
    const own = await findAccount(pool, 2, 2002)
    expect((await call('PATCH', '/me', { email: own!.email }))[0]).toBe(200)
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
    accounts.caller = { ...elisa, userId: 2101 }
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
    clock.advance(1)
    expect(await ask('livre@exemplo.com')).toEqual([200, undefined])
  })

  it('leaves the e-mail of whoever comes from the own provider of the institution, and takes the rest', async () => {
    const [, before] = await call('GET', '/me')
    accounts.caller = { ...elisa, method: 'saml' }
    for (const where of ['/me', '/users/me'])
      expect(await refusal('PATCH', where, { email: 'outra@exemplo.com', ...proof })).toEqual([403, 'FORBIDDEN'])
    expect((await call('PATCH', '/me', { email: before.email, name: 'Elisa P.' }))[1]).toEqual({ ...before, name: 'Elisa P.' })
  })

  it('mails the link again, under which the former one ends, three times an hour, and gives the email up', async () => {
    await call('DELETE', '/me/email/pending')
    expect(await refusal('POST', '/me/email/link', undefined)).toEqual([404, 'NOT_FOUND'])
    expect((await call('PATCH', '/me', { email: 'de-novo@exemplo.com', ...proof }))[0]).toBe(200)
    const former = jobs.at(-1)!.id!
    clock.advance(23)
    for (let times = 0; times < 3; times++)
      expect(await call('POST', '/me/email/link')).toEqual([200, expect.objectContaining({ pendingEmail: 'de-novo@exemplo.com' })])
    expect(await refusal('POST', '/me/email/link', undefined)).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect(await issueEmailToken({ pool, clock }, 2, former)).toBeNull()
    // A day from the newest link on.
    clock.advance(23)
    expect(await issueEmailToken({ pool, clock }, 2, jobs.at(-1)!.id!)).toMatchObject({ email: 'de-novo@exemplo.com' })
    expect(await call('DELETE', '/me/email/pending')).toEqual([200, expect.objectContaining({ pendingEmail: null })])
    expect(await issueEmailToken({ pool, clock }, 2, jobs.at(-1)!.id!)).toBeNull()
    accounts.caller = { ...elisa, impersonatedBy: 9001 }
    expect(await refusal('POST', '/me/email/link', undefined)).toEqual([403, 'FORBIDDEN'])
    expect(await refusal('DELETE', '/me/email/pending', undefined)).toEqual([403, 'FORBIDDEN'])
  })

  it('gives one address to one of two people who ask at once', async () => {
    const tokens: string[] = []
    for (const userId of [2001, 2002]) {
      accounts.caller = { ...elisa, userId }
      expect((await call('PATCH', '/me', { email: 'mesma@exemplo.com', ...proof }))[0]).toBe(200)
      tokens.push((await issueEmailToken({ pool, clock }, 2, jobs.at(-1)!.id!))!.token)
    }
    const outcomes = await Promise.all(tokens.map((token) => proveEmail(ports, 2, token)))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['email-changed', 'taken'])
  })
})
