import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppLocale } from '#api/locales.ts'
import { stillClock } from '../../tests/support/callers.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import type { RequestNotice } from '../academic/requests/request-notice.queries.ts'
import { documentDecisionNotices } from './document-decision-notices.ts'
import type { MailOncePorts } from './mail-once.ts'
import { inTenant } from '../platform/database.ts'
import { type Mail, MailMaybeSent } from '../platform/mail.ts'
import { requestNotices } from './request-notices.ts'
import { seedSettings } from '../../demo/settings.ts'

const sent: Mail[] = []
const failures: Error[] = []
let ports: MailOncePorts
let locale: AppLocale
let email: string | null
let eventId = 0

const name = { 'pt-BR': 'Segunda via de diploma', en: 'Diploma reissue', es: 'Duplicado de diploma' }
const requestId = '00000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  const { pool } = await createTestDatabase()
  await seedSettings(pool)
  ports = {
    pool,
    clock: stillClock(),
    portalUrl: (hostname) => `https://${hostname}/academic-services`,
    findPerson: async () => ({ name: 'Ana Souza', email, phone: null, locale, signInsEndedAt: null }),
    mailer: {
      async send(mail) {
        const failure = failures.shift()
        if (failure) throw failure
        sent.push(mail)
      },
    },
  }
})

beforeEach(() => {
  sent.length = 0
  failures.length = 0
  locale = 'pt-BR'
  email = 'ana@exemplo.edu.br'
  eventId += 1
})

const tell = (given: Partial<RequestNotice> = {}) =>
  requestNotices(ports)({
    tenantId: 2,
    userId: 1001,
    requestId,
    protocol: '2026-000123',
    name,
    kind: 'granted',
    deadline: null,
    key: `event:${eventId}`,
    ...given,
  })

const tellOfDocument = () =>
  documentDecisionNotices(ports)({
    tenantId: 2,
    userId: 1001,
    eventId,
    documentEnrollmentId: 7,
    decision: 'refused',
    document: { 'pt-BR': 'RG', en: 'Identity card', es: 'Documento de identidad' },
    course: 'Engenharia Civil',
    reason: 'Está ilegível.',
  })

async function getNotices(eventKey: string): Promise<string[]> {
  const { rows } = await inTenant(ports.pool, 2, ({ client }) =>
    client.query<{ message: string }>('select message from notifications.recipient where event_key = $1', [eventKey]),
  )
  return rows.map(({ message }) => message)
}

describe('what moved a request', () => {
  it('is told in the portal and mailed in the language of the student, with the name, address and colour of the tenant', async () => {
    locale = 'es'
    await tell({ kind: 'asked', deadline: '2026-12-01' })
    expect(await getNotices(`request:event:${eventId}`)).toEqual([
      'Falta algo para atender Segunda via de diploma, protocolo 2026-000123. Entregue até 01/12/2026.',
    ])
    const [mail] = sent
    expect(mail).toMatchObject({ to: 'ana@exemplo.edu.br', subject: 'La secretaría necesita algo de ti · Faculdade Ipê' })
    expect(mail!.text).toContain('Hola, Ana Souza:')
    expect(mail!.text).toContain('Falta algo para atender Duplicado de diploma, trámite 2026-000123. Entrégalo hasta el 01/12/2026.')
    expect(mail!.text).toContain(`https://ipe.localhost/academic-services/my-requests/${requestId}`)
    expect(mail!.html).toContain('#f5c400')
  })

  it.each(['asked', 'reviewed', 'granted', 'rejected', 'delivered', 'concluded', 'canceled'] as const)('is mailed: %s', async (kind) => {
    await tell({ kind })
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['paid', 1],
    ['message', 1],
    ['assigned', 0],
  ] as const)('is not mailed: %s', async (kind, notices) => {
    await tell({ kind })
    expect(sent).toHaveLength(0)
    expect(await getNotices(`request:event:${eventId}`)).toHaveLength(notices)
  })

  it('is told in the portal alone to who has no proven address', async () => {
    email = null
    await tell()
    expect(sent).toHaveLength(0)
    expect(await getNotices(`request:event:${eventId}`)).toHaveLength(1)
  })
})

describe.each([
  ['a request', () => tell()],
  ['a document', tellOfDocument],
])('the mail about %s', (_, run) => {
  it('goes once, however often its job runs, one after the other or at once', async () => {
    await Promise.all([run(), run(), run()])
    await run()
    expect(sent).toHaveLength(1)
  })

  it('goes on the next run when it was not sent', async () => {
    failures.push(new Error('Refused'))
    await expect(run()).rejects.toThrow('Refused')
    await run()
    await run()
    expect(sent).toHaveLength(1)
  })

  it('is not repeated when it may have been sent', async () => {
    failures.push(new MailMaybeSent('Timeout'))
    await run()
    await run()
    expect(sent).toHaveLength(0)
  })

  it('is not repeated when the process died while it was sent', async () => {
    const { mailer } = ports
    // Hangs, as for a process that is gone before it hears an answer.
    const begun = new Promise<void>((resolve) => {
      ports.mailer = { send: (mail) => (sent.push(mail), resolve(), new Promise(() => {})) }
    })
    void run()
    await begun
    ports.mailer = mailer
    await run()
    expect(sent).toHaveLength(1)
  })
})
