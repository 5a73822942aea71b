import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import { createTestDatabase } from '../../../tests/support/database.ts'
import type { Captcha } from '../../platform/captcha.ts'
import { createLocalFiles } from '../../platform/files/local-files.ts'
import type { Mail, Mailer } from '../../platform/mail.ts'
import { portalAuthorization } from '#api/portal-authorization.ts'
import { createPortalCheck } from '../../platform/portal-client.ts'
import { createService } from '../../platform/service.ts'
import type { TextMessage } from '../../platform/sms.ts'
import { seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { answerMailRequest } from '../mails/mail-requests.ts'
import { usersRouter } from '../users.routes.ts'
import { signInPorts } from '../../identity/sign-ins/end-sign-ins.ts'

const silent = pino({ level: 'silent' })
const prefix = '/services/users'

export interface Answer {
  status: number
  body: Record<string, unknown> | null
}

export interface RecoveryService {
  pool: pg.Pool
  clock: { now(): Date; advance(minutes: number): void }
  sent: Mail[]
  texts: TextMessage[]
  /** Errors with which the next mails fail. */
  failures: Error[]
  /** Calls as the portal, from an address, with a valid captcha by default. */
  call(
    method: string,
    path: string,
    body?: object,
    options?: { captcha?: string | null; address?: string; requestId?: string; portal?: boolean },
  ): Promise<Answer>
  /** Runs pending jobs; failed ones stay for the next run. */
  work(): Promise<void>
  waiting(): number
}

/** The user service with the demo's accounts on its own database, an in-memory mailer and a fake captcha. */
export async function createRecoveryService(): Promise<RecoveryService> {
  const { pool } = await createTestDatabase()
  let now = new Date()
  const clock = { now: () => now, advance: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)) }
  await seedSettings(pool)
  await seedPeople(pool, now)
  const sent: Mail[] = []
  const texts: TextMessage[] = []
  const failures: Error[] = []
  const mailer: Mailer = {
    async send(mail) {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(mail)
    },
  }
  const captcha: Captcha = {
    challenge: () => Promise.reject(new Error('not asked here')),
    verify: async (proof) => (proof === 'solved' ? 'accepted' : 'refused'),
    siteKey: () => Promise.reject(new Error('not asked here')),
  }
  const files = createLocalFiles({ directory: path.join(tmpdir(), crypto.randomUUID()), secret: 'files', clock, prefix: '/files' })
  let jobs: object[] = []
  const ports = { pool, clock, mailer, portalUrl: (hostname: string) => `https://${hostname}/academic-services` }
  const service = createService({
    name: 'users',
    title: 'Users',
    router: usersRouter({
      ...signInPorts({ pool, clock }),
      secondFactorKey: Buffer.alloc(32),
      sms: { send: async (message) => void texts.push(message) },
      findByDocument: async () => [],
      onContactChanged: async () => undefined,
      findEnrollments: async () => [],
      ...ports,
      log: silent,
      files,
      captcha,
      sendJob: async (_name, data) => void jobs.push(data),
    }),
    prefix,
    authenticate: async () => null,
    isPortal: createPortalCheck('shared'),
    log: silent,
  })
  return {
    pool,
    clock,
    sent,
    texts,
    failures,
    async call(
      method,
      path,
      body,
      { captcha: proof = 'solved', address = '203.0.113.1', requestId = crypto.randomUUID(), portal = true } = {},
    ) {
      const headers = new Headers({
        'content-type': 'application/json',
        'x-client-address': address,
        'x-request-id': requestId,
        'accept-language': 'pt-BR',
      })
      if (portal) headers.set('x-portal-authorization', portalAuthorization('shared'))
      if (proof) headers.set('x-bot-protection', proof)
      const response = await service.fetch(
        new Request(`http://x${prefix}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
      )
      const text = await response.text()
      return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : null }
    },
    async work() {
      const left: object[] = []
      for (const job of jobs) await answerMailRequest(ports, job).catch(() => left.push(job))
      jobs = left
    },
    waiting: () => jobs.length,
  }
}
