import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issueToken, secondsLeft } from '../../identity/single-tokens/single-token.ts'
import { inTenant } from '../../platform/database.ts'
import { MailMaybeSent } from '../../platform/mail.ts'
import { demoPassword } from '../../../demo/people.ts'
import { findAccount } from '../accounts/accounts.ts'
import { signInWithPassword } from '../sign-in/sign-in.ts'
import { createRecoveryService, type RecoveryService } from '../testing/recovery-service.ts'

let service: RecoveryService
let visitor = 0

beforeAll(async () => {
  service = await createRecoveryService()
})

beforeEach(async () => {
  await service.work()
  service.sent.length = 0
  service.failures.length = 0
  // Resets the rate limits between tests.
  visitor += 1
  await service.pool.query('delete from identity.attempt_count')
})

const at = () => ({ address: `203.0.113.${visitor}` })
const ask = (user: string, tenant = 'ipe', options = {}) =>
  service.call(
    'POST',
    `/tenants/${tenant}/applications/academic-services/password/reset`,
    { user, resetApplicationPath: '/auth/password/change' },
    { ...at(), ...options },
  )
const askName = (email: string, tenant = 'ipe') =>
  service.call('POST', `/tenants/${tenant}/applications/academic-services/username/recover`, { email }, at())
const check = async (token: string, tenant = 'ipe') =>
  (await service.call('GET', `/tenants/${tenant}/applications/academic-services/password/reset/check/${token}`, undefined, at())).body
const confirm = (token: string, newPassword = 'Nova#2027', options = {}, tenant = 'ipe') =>
  service.call('PUT', `/tenants/${tenant}/applications/academic-services/password/confirm`, { token, newPassword }, { ...at(), ...options })
const signIn = (login: string, password: string) =>
  signInWithPassword(service.pool, service.clock, { tenantId: 2, login, password, address: null })

const tokenInMail = () => /password\/change\/([\w-]+)/.exec(service.sent.at(-1)!.text)![1]!

async function link(user: string): Promise<string> {
  await ask(user)
  await service.work()
  return tokenInMail()
}

describe('asking for a new password', () => {
  it('answers and does the same for somebody and for nobody', async () => {
    const [somebody, nobody] = [await ask('elisa.prado'), await ask('nobody.here')]
    expect(somebody).toEqual(nobody)
    expect(somebody.status).toBe(202)
    expect(service.waiting()).toBe(2)
    await service.work()
    expect(service.sent.map(({ to }) => to)).toEqual(['elisa.prado@exemplo.edu.br'])
  })

  it('sends one link by user name or e-mail, to the portal of the tenant, in text and HTML', async () => {
    await ask(' Elisa.Prado@exemplo.edu.br ')
    await service.work()
    const [mail] = service.sent
    expect(mail!.text).toContain('https://ipe.localhost/academic-services/auth/password/change/')
    expect(mail!.html).toContain(tokenInMail())
    expect(mail!.subject).toContain('Faculdade Ipê')
    expect(mail!.html).toContain('#f5c400')
  })

  it('never leads to another site, or to the host name of another tenant', async () => {
    const paths = ['https://evil.example/', '//evil.example/x', '/\\evil.example']
    for (const resetApplicationPath of paths) {
      const answer = await service.call(
        'POST',
        '/tenants/ipe/applications/a/password/reset',
        { user: 'elisa.prado', resetApplicationPath },
        at(),
      )
      expect(answer.status).toBe(400)
    }
    await service.call(
      'POST',
      '/tenants/ipe/applications/a/password/reset',
      { user: 'elisa.prado', resetApplicationPath: '/x', hostname: 'mar.localhost' },
      at(),
    )
    await service.work()
    expect(service.sent[0]!.text).toContain('https://ipe.localhost/')
  })

  it('is refused without a captcha, to anybody but the portal, and too often', async () => {
    expect((await ask('elisa.prado', 'ipe', { captcha: null })).body).toMatchObject({ code: 'CAPTCHA_REFUSED' })
    expect((await ask('elisa.prado', 'ipe', { captcha: 'forged' })).status).toBe(422)
    expect((await ask('elisa.prado', 'ipe', { portal: false })).status).toBe(401)
    for (let time = 0; time < 30; time++) expect((await ask(`guess.${time}`)).status).toBe(202)
    expect((await ask('elisa.prado')).body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    expect((await ask('elisa.prado', 'ipe', { address: '203.0.113.250' })).status).toBe(202)
  })

  it('fills nobody’s mailbox', async () => {
    for (let time = 0; time < 8; time++) expect((await ask('elisa.prado')).status).toBe(202)
    await service.work()
    expect(service.sent).toHaveLength(5)
  })

  it('is not offered where people come by SAML only', async () => {
    const modes = (alone: boolean) =>
      JSON.stringify({ hasAuthBySafea: !alone, hasAuthByEmail: !alone, hasAuthBySaml: alone, samlRequest: null })
    await service.pool.query('update settings.application set authentication_modes = $1 where tenant_id = 3', [modes(true)])
    expect((await ask('fabio.mar', 'mar')).status).toBe(404)
    expect((await askName('fabio.mar@exemplo.edu.br', 'mar')).status).toBe(404)
    expect((await confirm('x', 'Nova#2027', {}, 'mar')).status).toBe(404)
    await service.pool.query('update settings.application set authentication_modes = $1 where tenant_id = 3', [modes(false)])
  })

  it('works for operation users at the operation', async () => {
    const answer = await service.call(
      'POST',
      '/operation/applications/academic-services/password/reset',
      { user: 'joao.operador', resetApplicationPath: '/auth/password/change' },
      at(),
    )
    expect(answer.status).toBe(202)
    await service.work()
    expect(service.sent[0]!.text).toContain('https://operacao.localhost/')
    const path = `/operation/applications/academic-services/password/reset/check/${tokenInMail()}`
    expect((await service.call('GET', path, undefined, at())).body).toEqual({ state: 'valid', userId: 9001 })
  })
})

describe('a forgotten user name', () => {
  it('comes by mail to whoever has the address, and the answer is the same for anybody', async () => {
    const [somebody, nobody] = [await askName('elisa.prado@exemplo.edu.br'), await askName('nobody@exemplo.edu.br')]
    expect(somebody).toEqual(nobody)
    await service.work()
    expect(service.sent).toHaveLength(1)
    expect(service.sent[0]!.text).toContain('elisa.prado')
  })
})

describe('a reset link', () => {
  it('is valid once, and then used', async () => {
    const token = await link('elisa.prado')
    expect(await check(token)).toEqual({ state: 'valid', userId: 2002 })
    expect((await confirm(token)).status).toBe(204)
    expect(await check(token)).toEqual({ state: 'used', userId: null })
    expect((await confirm(token, 'Outra#2027')).body).toMatchObject({ code: 'RESET_LINK_USED' })
    expect(await signIn('elisa.prado', 'Nova#2027')).toMatchObject({ kind: 'accepted' })
  })

  it('is used by one of two people who send it at once', async () => {
    const token = await link('elisa.prado')
    const answers = await Promise.all([confirm(token, 'Nova#2027'), confirm(token, 'Outra#2027')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
  })

  it('ends after an hour', async () => {
    const token = await link('elisa.prado')
    service.clock.advance(61)
    expect(await check(token)).toEqual({ state: 'expired', userId: null })
    expect((await confirm(token)).body).toMatchObject({ code: 'RESET_LINK_EXPIRED' })
  })

  it('ends when a new one is asked for', async () => {
    const old = await link('elisa.prado')
    const fresh = await link('elisa.prado')
    expect(await check(old)).toMatchObject({ state: 'expired' })
    expect(await check(fresh)).toMatchObject({ state: 'valid' })
  })

  it('is worth nothing in another tenant, or made up', async () => {
    const token = await link('elisa.prado')
    expect(await check(token, 'aurora')).toEqual({ state: 'invalid', userId: null })
    expect((await confirm(token, 'Nova#2027', {}, 'aurora')).body).toMatchObject({ code: 'RESET_LINK_INVALID' })
    expect(await check('made-up')).toEqual({ state: 'invalid', userId: null })
    expect(await check(token)).toMatchObject({ state: 'valid' })
  })

  it('is kept as a hash only', async () => {
    const token = await link('elisa.prado')
    const { rows } = await inTenant(service.pool, 2, ({ client }) => client.query('select * from users.password_reset'))
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('a new password', () => {
  it('has to keep the rule, and the link stays good', async () => {
    const token = await link('elisa.prado')
    expect((await confirm(token, 'curta1')).body).toMatchObject({ code: 'POOR_PASSWORD' })
    expect(await check(token)).toMatchObject({ state: 'valid' })
  })

  it('ends every sign-in, the temporary password and the lock, and is confirmed by mail', async () => {
    const { token: signedIn } = await issueToken(service, { tenantId: 2, userId: 2101, choice: null, method: 'password' })
    for (let guess = 0; guess < 5; guess++) await signIn('lia.nova', 'wrong')
    expect(await signIn('lia.nova', demoPassword)).toEqual({ kind: 'locked' })
    expect((await confirm(await link('lia.nova'))).status).toBe(204)
    expect(await secondsLeft(service, signedIn)).toBeNull()
    expect(await findAccount(service.pool, 2, 2101)).toMatchObject({ temporaryPassword: false })
    expect(await signIn('lia.nova', demoPassword)).toEqual({ kind: 'refused' })
    expect(await signIn('lia.nova', 'Nova#2027')).toMatchObject({ kind: 'accepted' })
    expect(service.sent.at(-1)).toMatchObject({ to: 'lia.nova@exemplo.edu.br', subject: 'Sua senha foi alterada: Faculdade Ipê' })
  })

  it('holds though the mail that confirms it cannot be sent, and the caller is told', async () => {
    const token = await link('elisa.prado')
    service.failures.push(new Error('no connection'))
    const answer = await confirm(token, 'Depois#2027')
    expect(answer).toMatchObject({ status: 502, body: { code: 'BAD_GATEWAY', defined: true } })
    expect(await signIn('elisa.prado', 'Depois#2027')).toMatchObject({ kind: 'accepted' })
  })

  it('sets one of ten passwords that come at once under one request id', async () => {
    const token = await link('elisa.prado')
    const requestId = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => confirm(token, `Nova#203${index}`, { requestId })))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })

  it('is answered again to the same request, which sends the mail that failed', async () => {
    const token = await link('elisa.prado')
    const requestId = crypto.randomUUID()
    service.failures.push(new Error('no connection'))
    expect((await confirm(token, 'Nova#2028', { requestId })).status).toBe(502)
    expect((await confirm(token, 'Nova#2028', { requestId })).status).toBe(204)
    expect((await confirm(token, 'Nova#2028', { requestId })).status).toBe(204)
    expect(service.sent.filter(({ subject }) => subject.startsWith('Sua senha'))).toHaveLength(1)
    expect(await confirm(token, 'Outra#2028', { requestId })).toMatchObject({ status: 422, body: { code: 'RESET_LINK_USED' } })
    expect(await signIn('elisa.prado', 'Nova#2028')).toMatchObject({ kind: 'accepted' })
  })
})

describe('a mail', () => {
  it('is tried again when it surely did not leave, and its link is the one that counts', async () => {
    service.failures.push(new Error('connection refused'))
    await ask('elisa.prado')
    await service.work()
    expect(service.sent).toHaveLength(0)
    expect(service.waiting()).toBe(1)
    await service.work()
    expect(service.sent).toHaveLength(1)
    expect(await check(tokenInMail())).toMatchObject({ state: 'valid' })
  })

  it('is not sent twice when nobody knows whether it left', async () => {
    service.failures.push(new MailMaybeSent('connection lost'))
    await ask('elisa.prado')
    await service.work()
    expect(service.waiting()).toBe(1)
    await service.work()
    expect(service.waiting()).toBe(0)
    expect(service.sent).toHaveLength(0)
  })
})
