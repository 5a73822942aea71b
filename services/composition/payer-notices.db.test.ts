import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppLocale } from '#api/locales.ts'
import { payerPermissions } from '#api/financial/payer-access.ts'
import { stillClock } from '../../tests/support/callers.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { enterByLink } from '../financial/payer-access/payer-session.queries.ts'
import type { PayerNotice } from '../financial/payer-access/payer-notices.ts'
import { type PayerNoticePorts, sendPayerNotice } from './payer-notices.ts'
import { inTenant } from '../platform/database.ts'
import { type Mail, MailMaybeSent } from '../platform/mail.ts'
import { seedSettings } from '../../demo/settings.ts'

const sent: Mail[] = []
const failures: Error[] = []
let ports: PayerNoticePorts
let clock: ReturnType<typeof stillClock>
let ownEmail: string | null
const tenantId = 2
const mother = 'mae@exemplo.test'
const ana = { userId: 1001, accessId: '00000000-0000-4000-8000-000000000001' }
const bia = { userId: 1002, accessId: '00000000-0000-4000-8000-000000000002' }
/** What is nobody's but the student's, and what is another student's. */
const secrets = ['52998224725', '202310482', 'Engenharia Civil', 'Bia Lopes', 'bia@exemplo.test', ana.accessId]

beforeAll(async () => {
  const { pool } = await createTestDatabase()
  await seedSettings(pool)
  ports = {
    pool,
    get clock() {
      return clock
    },
    getTimeZone: async () => 'America/Sao_Paulo',
    portalUrl: (hostname) => `https://${hostname}/academic-services`,
    findPerson: async (_, userId) => ({
      name: userId === ana.userId ? 'Ana Souza' : 'Bia Lopes',
      email: userId === ana.userId ? ownEmail : 'bia@exemplo.test',
      phone: null,
      locale: 'es' as AppLocale,
      signInsEndedAt: null,
    }),
    mailer: {
      async send(mail) {
        const failure = failures.shift()
        if (failure) throw failure
        sent.push(mail)
      },
    },
  }
  await write(
    `insert into financial.institution (institution_id, tenant_id, name, merchant_name, city, tax_id, pix_key)
     values (21, 2, 'Faculdade Ipê', 'Faculdade Ipê', 'Bauru', '48120357000130', 'a1f4c2d8-0b9e-4f6e-9d55-2f6a7a1f0e11')`,
  )
  await write('insert into financial.payer_setting (institution_id, tenant_id, enabled) values (21, 2, true)')
  for (const [{ userId }, name] of [
    [ana, 'Ana Souza'],
    [bia, 'Bia Lopes'],
  ] as const)
    await write(
      `insert into financial.enrollment (tenant_id, institution_id, user_id, student_name, registration, tax_id, course)
       values (2, 21, $1, $2, '202310482', '52998224725', 'Engenharia Civil')`,
      [userId, name],
    )
})

const write = (text: string, values: unknown[] = []) => inTenant(ports.pool, tenantId, ({ client }) => client.query(text, values))

beforeEach(async () => {
  sent.length = 0
  failures.length = 0
  clock = stillClock()
  ownEmail = 'ana@exemplo.test'
  await write('delete from financial.payer_access')
  for (const { userId, accessId } of [ana, bia])
    await write(
      `insert into financial.payer_access (access_id, tenant_id, user_id, email, locale, permissions, ends_on, created_at)
       values ($1, 2, $2, $3, 'pt-BR', '{debts,pay}', '2026-12-31', now())`,
      [accessId, userId, mother],
    )
})

let count = 0
const noticeId = () => `00000000-0000-4000-9000-${String(++count).padStart(12, '0')}`
type NoticeKind = Exclude<PayerNotice['kind'], 'link'>
const tell = (kind: NoticeKind, to: 'payer' | 'student' = 'payer', id = noticeId()) =>
  sendPayerNotice(ports, { kind, id, tenantId, accessId: ana.accessId, to })
const linkIn = ({ text }: Mail) => /\/financial\/payer\/enter\/([\w-]{43})/.exec(text)?.[1]
const revoke = () => write('update financial.payer_access set revoked_at = now() where access_id = $1', [ana.accessId])

describe('a notice about a payer', () => {
  it.each<[NoticeKind, 'payer' | 'student', string, string]>([
    ['invited', 'payer', mother, 'Ana Souza deu a você acesso aos pagamentos'],
    ['changed', 'payer', mother, 'Ana Souza mudou o seu acesso aos pagamentos'],
    ['changed', 'student', 'ana@exemplo.test', 'Acceso a tus pagos modificado'],
    ['revoked', 'payer', mother, 'Ana Souza encerrou o seu acesso aos pagamentos'],
    ['revoked', 'student', 'ana@exemplo.test', 'Acceso a tus pagos terminado'],
    ['declined', 'student', 'ana@exemplo.test', 'Una persona dejó de tener acceso a tus pagos'],
    ['ended', 'payer', mother, 'O prazo do seu acesso aos pagamentos terminou'],
    ['ended', 'student', 'ana@exemplo.test', 'El plazo de un acceso a tus pagos terminó'],
  ])('%s goes to the %s, once, in their language, with nothing of others', async (kind, to, address, subject) => {
    if (kind === 'ended') clock.advance(60 * 86_400_000)
    const id = noticeId()
    await Promise.all([tell(kind, to, id), tell(kind, to, id)])
    await tell(kind, to, id)
    expect(sent.map((mail) => [mail.to, mail.subject])).toEqual([[address, subject]])
    const { text, html } = sent[0]!
    for (const secret of secrets) expect(`${text} ${html}`).not.toContain(secret)
    expect(text).toContain(to === 'payer' ? 'Ana Souza' : mother)
    expect(text).toContain(`/academic-services/financial/${to === 'payer' ? 'payer' : 'payers'}`)
    expect(linkIn(sent[0]!) !== undefined).toBe(kind === 'invited')
  })

  it('says what may be done now, and until when', async () => {
    await write(`update financial.payer_access set permissions = $2, ends_on = '2027-01-15' where access_id = $1`, [
      ana.accessId,
      [...payerPermissions],
    ])
    await tell('changed')
    expect(sent[0]!.text).toContain(
      'Nos pagamentos de Ana Souza, você agora pode ver o que está em aberto, pagar, ver os recibos e ver o histórico de atrasos, até 15/01/2027.',
    )
  })

  it('is not sent where it is no longer so', async () => {
    await tell('ended')
    await revoke()
    await tell('changed')
    await tell('invited')
    clock.advance(60 * 86_400_000)
    await tell('ended')
    expect(sent).toEqual([])
  })

  it('is not sent to a student without an address', async () => {
    ownEmail = null
    await tell('revoked', 'student')
    expect(sent).toEqual([])
  })

  it('is tried again when it did not leave, and not when it may have', async () => {
    const id = noticeId()
    failures.push(new Error('refused'), new MailMaybeSent('gone quiet'))
    await expect(tell('revoked', 'payer', id)).rejects.toThrow('refused')
    await tell('revoked', 'payer', id)
    await tell('revoked', 'payer', id)
    expect([sent.length, failures.length]).toEqual([0, 0])
  })
})

describe('a link', () => {
  const ask = (email: string) => sendPayerNotice(ports, { kind: 'link', id: noticeId(), tenantId, email, locale: 'en' })

  it('is mailed to whom somebody lets in, in the language that they asked in, for half an hour', async () => {
    await ask(mother)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[mother, 'Your link to the payments']])
    for (const secret of [...secrets, 'Ana Souza']) expect(`${sent[0]!.text} ${sent[0]!.html}`).not.toContain(secret)
    await ask(mother)
    await expect(enterByLink(ports, tenantId, linkIn(sent[0]!)!)).resolves.toMatchObject({})
    clock.advance(30 * 60_000)
    await expect(enterByLink(ports, tenantId, linkIn(sent[1]!)!)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is mailed to nobody else', async () => {
    await ask('ninguem@exemplo.test')
    await write('update financial.payer_setting set enabled = false')
    await ask(mother)
    await write('update financial.payer_setting set enabled = true')
    await write('update financial.payer_access set revoked_at = now()')
    await ask(mother)
    expect(sent).toEqual([])
  })
})
