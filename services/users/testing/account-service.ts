import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { Principal } from '#api/principal.ts'
import type { User } from '#api/users/users.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createLocalFiles } from '../../platform/files/local-files.ts'
import { createService } from '../../platform/service.ts'
import { demoPassword, seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { type EmailProofPorts, issueEmailToken, proveEmail } from '../emails/pending-emails.ts'
import { usersRouter } from '../users.routes.ts'
import { signInPorts } from '../../identity/sign-ins/end-sign-ins.ts'

/** A student of the second tenant. */
export const elisa: Principal = {
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

export const proof = { currentPassword: demoPassword }

type Answer = User & { photo: string; code?: string }

/** The user service with the demo's accounts on its own database, called by `caller`. */
export async function createAccountService() {
  const { pool } = await createTestDatabase()
  let now = new Date('2026-11-21T12:00:00Z')
  const clock = { now: () => now, advance: (hours: number) => void (now = new Date(now.getTime() + hours * 3_600_000)) }
  await seedSettings(pool)
  await seedPeople(pool, now)
  const directory = await mkdtemp(path.join(tmpdir(), 'photos-'))
  const files = createLocalFiles({ directory, secret: 'files', clock, prefix: '/files' })
  const jobs: Array<{ kind?: string; id?: string }> = []
  /** Contact changes that were reported as in effect. */
  const counted: object[] = []
  const ports: EmailProofPorts = {
    pool,
    clock,
    sms: null,
    onContactChanged: async (_client, owner, change) => void counted.push({ userId: owner.userId, ...change }),
  }
  const log = pino({ level: 'silent' })
  const service = createService({
    name: 'users',
    title: 'Users',
    prefix: '/users',
    router: usersRouter({
      ...signInPorts({ pool, clock }),
      ...ports,
      secondFactorKey: Buffer.alloc(32),
      findByDocument: async () => [],
      findEnrollments: async () => [],
      files,
      log,
      mailer: { send: async () => undefined },
      portalUrl: (hostname) => `https://${hostname}`,
      captcha: {
        challenge: () => Promise.reject(new Error('not asked')),
        verify: async () => 'refused',
        siteKey: () => Promise.reject(new Error('not asked')),
      },
      sendJob: async (_name, data) => void jobs.push(data as { kind?: string; id?: string }),
    }),
    authenticate: async () => accounts.caller && { ...accounts.caller, timeZone: 'America/Sao_Paulo', mainLanguage: 'pt-BR' },
    log,
  })

  const accounts = {
    pool,
    clock,
    ports,
    files,
    directory,
    jobs,
    counted,
    /** The caller, which tests replace. */
    caller: elisa as Principal | null,
    /** Advances an hour, makes Elisa the caller, and removes waiting jobs. */
    beginAnew() {
      accounts.caller = elisa
      jobs.length = 0
      counted.length = 0
      clock.advance(1)
    },
    removeFiles: () => rm(directory, { recursive: true }),
    async call(method: string, where: string, body?: unknown): Promise<[status: number, answer: Answer]> {
      const isForm = body instanceof FormData
      const headers = { ...(!isForm && { 'content-type': 'application/json' }) }
      const response = await service.fetch(
        new Request(`http://x/users${where}`, {
          method,
          headers,
          ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        }),
      )
      return [response.status, (await response.json()) as Answer]
    },
    /** @returns status and code of what is not answered otherwise */
    async refusal(method: string, where: string, body: unknown) {
      const [status, answer] = await accounts.call(method, where, body)
      return [status, answer.code]
    },
    /** Opens the link that the newest job would mail. */
    async openLink(tenantId = 2) {
      const job = jobs.findLast(({ kind }) => kind === 'email-proof')!
      const { token } = (await issueEmailToken({ pool, clock }, tenantId, job.id!))!
      return { token, outcome: await proveEmail(ports, tenantId, token) }
    },
  }
  return accounts
}

export type AccountService = Awaited<ReturnType<typeof createAccountService>>
