import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../platform/database.ts'
import { demoPeople } from '../../seed/people.ts'
import { findAccount, findCredentials } from '../accounts/accounts.ts'
import { signInWithPassword } from '../sign-in/sign-in.ts'
import { createRecoveryService, type RecoveryService } from '../testing/recovery-service.ts'

let service: RecoveryService

beforeAll(async () => {
  service = await createRecoveryService()
})

beforeEach(async () => {
  await service.work()
  service.sent.length = 0
  await service.pool.query('delete from identity.attempt_count')
})

const person = (username: string) => ({
  uuid: crypto.randomUUID(),
  name: 'Paula Nunes',
  username,
  email: `${username}@exemplo.com`,
  password: 'Nova#2027',
  cellphone: '11987654321',
  applicationAlias: 'academic-services',
  firstAccessPath: '/',
})
const signUp = (body: object, path = '/tenants/ipe', options = {}) => service.call('POST', `${path}?sendEmail=true`, body, options)

describe('sign-up', () => {
  it('makes an account with the role of a basic user, and greets by mail', async () => {
    expect(await signUp(person('Paula.Nunes'))).toEqual({ status: 201, body: { username: 'paula.nunes' } })
    const found = await findCredentials(service.pool, 2, 'paula.nunes')
    const account = await findAccount(service.pool, 2, found!.id)
    expect(account).toMatchObject({ name: 'Paula Nunes', email: 'paula.nunes@exemplo.com', temporaryPassword: false })
    expect(account!.memberships).toMatchObject([
      { name: 'Usuário básico', profile: 'BASIC', tenantId: 2, institutionId: 21, permissions: {} },
    ])
    const signedIn = await signInWithPassword(service.pool, service.clock, {
      tenantId: 2,
      login: 'paula.nunes',
      password: 'Nova#2027',
      address: null,
    })
    expect(signedIn).toEqual({ kind: 'accepted', accountId: found!.id })
    await service.work()
    expect(service.sent).toMatchObject([{ to: 'paula.nunes@exemplo.com', subject: 'Sua conta foi criada: Faculdade Ipê' }])
    expect(service.sent[0]!.text).toContain('https://ipe.localhost/academic-services/')
  })

  it('gives ids that no person of the seeds has', async () => {
    await signUp(person('rui.alves'))
    const { id } = (await findCredentials(service.pool, 2, 'rui.alves'))!
    expect(id).toBeGreaterThan(Math.max(...demoPeople.map((one) => one.id)) * 100)
    // Token subjects and URLs allow nine digits.
    expect(String(id)).toHaveLength(9)
  })

  it('makes one account of one form, sent twice or at once, with one mail', async () => {
    const form = person('sara.melo')
    const answers = await Promise.all([signUp(form), signUp(form), signUp(form)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const { rows } = await inTenant(service.pool, 2, ({ client }) =>
      client.query('select count(*)::int as n from users.account where username = $1', ['sara.melo']),
    )
    expect(rows[0]).toEqual({ n: 1 })
    await service.work()
    expect(service.sent).toHaveLength(1)
  })

  it('refuses a user name or an e-mail that somebody has, in this tenant only', async () => {
    expect((await signUp({ ...person('elisa.prado'), email: 'other@exemplo.com' })).body).toMatchObject({ code: 'USER_ALREADY_EXISTS' })
    expect((await signUp({ ...person('other'), email: 'ELISA.PRADO@exemplo.edu.br' })).body).toMatchObject({ code: 'USER_ALREADY_EXISTS' })
    expect((await signUp({ ...person('ana.souza'), email: 'ana.souza@exemplo.edu.br' })).status).toBe(201)
  })

  it('never hands out an account under the id of another form', async () => {
    const form = person('tito.reis')
    await signUp(form)
    expect((await signUp({ ...person('someone.else'), uuid: form.uuid })).body).toMatchObject({ code: 'USER_ALREADY_EXISTS' })
  })

  it('refuses a poor password', async () => {
    expect((await signUp({ ...person('vera.luz'), password: 'curta1' })).body).toMatchObject({ code: 'POOR_PASSWORD' })
  })

  it.each([
    ['a user name like an address', { username: 'a@b.example' }],
    ['no name', { name: ' ' }],
    ['no e-mail', { email: 'x' }],
    ['a page of another site', { firstAccessPath: '//evil.example' }],
  ])('refuses %s', async (_, change) => {
    expect((await signUp({ ...person('wanda.pires'), ...change })).status).toBe(400)
  })

  it('is closed where the institution does not offer it, and without a captcha', async () => {
    expect((await signUp(person('xenia.sa'), '/tenants/aurora')).status).toBe(404)
    expect((await signUp(person('xenia.sa'), '/tenants/nowhere')).status).toBe(404)
    expect((await signUp(person('xenia.sa'), '/tenants/ipe', { captcha: null })).body).toMatchObject({ code: 'CAPTCHA_REFUSED' })
    expect(await findCredentials(service.pool, 2, 'xenia.sa')).toBeNull()
  })

  it('gives the role in the institution that owns the application', async () => {
    expect((await signUp(person('yara.gil'), '/tenants/ipe/ies/ipe')).status).toBe(201)
    expect((await signUp(person('zeca.rio'), '/tenants/ipe/ies/campus-norte')).status).toBe(404)
  })

  it('says that accounts cannot be made when the database fails', async () => {
    await service.pool.query('alter sequence users.sign_up_account_id rename to gone')
    expect(await signUp(person('alda.rosa'))).toMatchObject({ status: 503, body: { code: 'LOGIN_SERVICE_ERROR' } })
    await service.pool.query('alter sequence users.gone rename to sign_up_account_id')
  })
})
