import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../platform/database.ts'
import { demoPeople } from '../../../demo/people.ts'
import { findAccount, findCredentials, findVouchedAccount } from '../accounts/accounts.ts'
import { getPendingMobile } from '../mobiles/pending-mobiles.ts'
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

/** Opens the link of the newest mail to an address. */
async function openLink(email: string, tenant = 'ipe'): Promise<{ status: number; body: unknown }> {
  await service.work()
  const mail = service.sent.findLast(({ to }) => to === email)!
  const token = /\/auth\/email\/([\w-]+)/.exec(mail.text)![1]!
  return service.call('PUT', `/tenants/${tenant}/applications/academic-services/email/confirm`, { token })
}

const signIn = (login: string) =>
  signInWithPassword(service.pool, service.clock, { tenantId: 2, login, password: 'Nova#2027', address: null })

describe('sign-up', () => {
  it('makes an account with the role of a basic user once its address is proven, and greets by mail', async () => {
    const form = person('Paula.Nunes')
    expect(await signUp(form)).toEqual({ status: 201, body: { username: 'paula.nunes', provesMobile: true } })
    expect(await findCredentials(service.pool, 2, 'paula.nunes')).toBeNull()
    expect(await openLink('paula.nunes@exemplo.com')).toEqual({ status: 200, body: { kind: 'account-created' } })
    const found = await findCredentials(service.pool, 2, 'paula.nunes')
    const account = await findAccount(service.pool, 2, found!.id)
    expect(account).toMatchObject({ name: 'Paula Nunes', email: 'paula.nunes@exemplo.com', temporaryPassword: false })
    expect(account!.memberships).toMatchObject([
      { name: 'Usuário básico', profile: 'BASIC', tenantId: 2, institutionId: 21, permissions: {} },
    ])
    // Its number counts once proven, and no stranger has a message sent by signing up.
    expect(account!.cellphone).toBeNull()
    expect(await getPendingMobile(service, { homeTenantId: 2, userId: found!.id })).toEqual({ mobile: '11987654321', message: 'none' })
    expect(service.texts).toEqual([])
    expect(await signIn('paula.nunes')).toEqual({ kind: 'accepted', accountId: found!.id })
    await service.work()
    expect(service.sent).toMatchObject([
      { to: 'paula.nunes@exemplo.com', subject: 'Confirme seu e-mail: Faculdade Ipê' },
      { to: 'paula.nunes@exemplo.com', subject: 'Sua conta foi criada: Faculdade Ipê' },
    ])
    expect(service.sent[1]!.text).toContain('https://ipe.localhost/academic-services/')
    // What the form said is kept nowhere else.
    const { rows } = await inTenant(service.pool, 2, ({ client }) =>
      client.query('select sign_up from users.pending_email where id = $1', [form.uuid]),
    )
    expect(rows).toEqual([{ sign_up: null }])
  })

  it('mails nothing of what a stranger typed, five times an hour at most', async () => {
    for (let form = 0; form < 7; form++) await signUp({ ...person(`vitima.${form}`), email: 'vitima@exemplo.com', name: 'Ganhou Premio' })
    await service.work()
    expect(service.sent).toHaveLength(5)
    for (const { subject, text, html } of service.sent) expect(`${subject}${text}${html}`).not.toMatch(/Ganhou|vitima\./)
  })

  it.each(['Olá\nPague em', 'Pague evil.example', 'Ana \u202Emoc', 'Ana\u0000'])('refuses the name %j', async (name) => {
    expect((await signUp({ ...person('nome.ruim'), name })).status).toBe(400)
  })

  it('gives a link that works once, for a day', async () => {
    await signUp(person('tarde.demais'))
    await service.work()
    service.clock.advance(25 * 60)
    expect((await openLink('tarde.demais@exemplo.com')).body).toMatchObject({ code: 'EMAIL_LINK_EXPIRED' })
    service.clock.advance(-25 * 60)
    expect((await openLink('tarde.demais@exemplo.com')).status).toBe(200)
    expect(
      (await service.call('PUT', '/tenants/ipe/applications/academic-services/email/confirm', { token: 'nonsense' })).body,
    ).toMatchObject({
      code: 'EMAIL_LINK_INVALID',
    })
  })

  it('gives ids that no person of the seeds has', async () => {
    await signUp(person('rui.alves'))
    await openLink('rui.alves@exemplo.com')
    const { id } = (await findCredentials(service.pool, 2, 'rui.alves'))!
    expect(id).toBeGreaterThan(Math.max(...demoPeople.map((one) => one.id)) * 100)
    // Token subjects and URLs allow nine digits.
    expect(String(id)).toHaveLength(9)
  })

  it('makes one account of one form, sent twice or at once, with one mail', async () => {
    const form = person('sara.melo')
    const answers = await Promise.all([signUp(form), signUp(form), signUp(form)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    await service.work()
    expect(service.sent).toHaveLength(1)
    await openLink('sara.melo@exemplo.com')
    expect((await signUp(form)).status).toBe(201)
    const { rows } = await inTenant(service.pool, 2, ({ client }) =>
      client.query('select count(*)::int as n from users.account where username = $1', ['sara.melo']),
    )
    expect(rows[0]).toEqual({ n: 1 })
  })

  it('takes no name over: user names and e-mails share one space, checked again when the link is opened', async () => {
    const rename = (username: string) =>
      inTenant(service.pool, 2, ({ client }) => client.query('update users.account set username = $1 where id = 2001', [username]))
    await rename('davi@exemplo.com')
    expect((await signUp({ ...person('outra.pessoa'), email: 'davi@exemplo.com' })).body).toMatchObject({ code: 'USER_ALREADY_EXISTS' })
    await rename('davi.rocha')
    const [first, second] = [person('corrida'), { ...person('corrida'), email: 'corrida2@exemplo.com' }]
    for (const form of [first, second]) expect((await signUp(form)).status).toBe(201)
    const answers = [await openLink(first.email), await openLink(second.email)]
    expect(answers).toMatchObject([{ status: 200 }, { body: { code: 'USER_ALREADY_EXISTS' } }])
  })

  it("catches nobody else at the institution's own provider: a chosen user name does not count, a proven e-mail does", async () => {
    await signUp(person('matricula.2027'))
    await openLink('matricula.2027@exemplo.com')
    expect(await findVouchedAccount(service.pool, 2, 'matricula.2027')).toBeNull()
    expect(await findVouchedAccount(service.pool, 2, 'matricula.2027@exemplo.com')).toMatchObject({ username: 'matricula.2027' })
    expect(await findVouchedAccount(service.pool, 2, 'elisa.prado')).toMatchObject({ id: 2002 })
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
    await service.pool.query('alter table users.pending_email rename to gone')
    expect(await signUp(person('alda.rosa'))).toMatchObject({ status: 503, body: { code: 'LOGIN_SERVICE_ERROR' } })
    await service.pool.query('alter table users.gone rename to pending_email')
  })
})
