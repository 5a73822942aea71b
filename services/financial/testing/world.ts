import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { financialContract } from '#api/financial/financial.ts'
import type { AppLocale } from '#api/locales.ts'
import type { Principal } from '#api/principal.ts'
import { appConfig } from '#config'
import { principal, stillClock } from '../../../tests/support/callers.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { inTenant } from '../../platform/database.ts'
import { createLocalFiles } from '../../platform/files/local-files.ts'
import { createListener } from '../../platform/listener.ts'
import { portalAuthorization } from '#api/portal-authorization.ts'
import { createPortalCheck } from '../../platform/portal-client.ts'
import { createSandboxBank } from '../../../demo/sandbox/bank/sandbox-bank.ts'
import { createSandboxCards } from '../../../demo/sandbox/cards/sandbox-cards.ts'
import { createSandboxSlips } from '../../../demo/sandbox/bank/sandbox-slips.ts'
import type { Acquirer } from '../payments/pix/pix-acquirer.ts'
import type { CardAcquirer } from '../payments/cards/card-acquirer.ts'
import type { SettledSource } from '../payments/payment-ports.ts'
import type { PayerNotice } from '../payer-access/payer-notices.ts'
import type { Person } from '../persons/person-directory.ts'
import type { SlipBank } from '../payments/slips/slip-bank.ts'
import { createFinancialService } from '../financial.service.ts'
import { handleAcquirerNotification } from '../payments/booking/acquirer-webhook.ts'

export type FinancialClient = ContractRouterClient<typeof financialContract>

export const webhookSecret = 'secret of the tests'

export { principal, stillClock }

export const staff = (given: Partial<Principal> = {}) =>
  principal({ userId: 9001, profile: 'OPERATION', permissions: { financial: ['debts.read'] }, ...given })

/**
 * The financial service and the sandbox bank on their own database, called through the contract. Tests can replace `acquirer` and
 * `webhook` to inject failures.
 */
export async function createWorld({ at }: { at?: string } = {}) {
  const { pool, url } = await createTestDatabase()
  const clock = stillClock(at)
  /** The time zones of tenants outside the default zone. */
  const timeZones = new Map<number, string>()
  const mainLanguages = new Map<number, AppLocale>()
  const getMainLanguage = async (tenantId: number) => mainLanguages.get(tenantId) ?? 'pt-BR'
  const getTimeZone = async (tenantId: number) => timeZones.get(tenantId) ?? appConfig.defaultTimeZone
  const log = pino({ level: 'silent' })
  const bank = createSandboxBank({ pool, clock, log, secret: webhookSecret, notify: (request) => world.webhook(request) })
  const slips = createSandboxSlips({ pool, clock, log, secret: webhookSecret, notify: (request) => world.webhook(request) })
  const cardBooks = createSandboxCards({
    pool,
    clock,
    log,
    secret: webhookSecret,
    notify: (request) => world.webhook(request),
    tokenUrl: '/tokens',
  })
  const cards = replaceable<CardAcquirer>(cardBooks)
  const acquirer = replaceable<Acquirer>(bank)
  const slipBank = replaceable<SlipBank>(slips)
  const settledSources: SettledSource[] = []
  const ports = {
    pool,
    clock,
    getTimeZone,
    getMainLanguage,
    log,
    acquirer: acquirer.port,
    slipBank: slipBank.port,
    cards: cards.port,
    onSourceSettled: async (_client: unknown, settled: SettledSource) => void settledSources.push(settled),
  }
  const filesFolder = await mkdtemp(path.join(tmpdir(), 'payment-files-'))
  /** Captcha result for card charges. */
  const captcha: { answer: 'accepted' | 'refused' } = { answer: 'accepted' }
  const listener = createListener(pool, log)
  // Waits for the listener, so that its first statements do not mix with those that a test counts.
  await listener.ready()
  const people = new Map<string, Person>()
  const bankFiles: { tenantId: number; fileId: string }[] = []
  const payerNotices: PayerNotice[] = []
  const world = {
    pool,
    url,
    clock,
    timeZones,
    mainLanguages,
    log,
    bank,
    slips,
    cardBooks,
    cards,
    captcha,
    ports,
    /** Bank files that wait for a job. */
    bankFiles,
    /** The notices from which mails about payers would be written. */
    payerNotices,
    /** The notices received by services that wait for debts. */
    settledSources,
    acquirer,
    slipBank,
    webhook: (request: Request): Promise<Response> => handleAcquirerNotification(request, { ...ports, secret: webhookSecret }),
    service: createFinancialService({
      ...ports,
      files: createLocalFiles({ directory: filesFolder, secret: 'secret of the tests', clock, prefix: '/files' }),
      captcha: { verify: async () => captcha.answer, siteKey: async () => ({ provider: null, siteKey: null }) },
      queueBankFile: async (_client, file) => void bankFiles.push(file),
      listener,
      tellPayer: async (_client, notice) => void payerNotices.push(notice),
      prefix: '/financial',
      async authenticate(authorization) {
        if (!authorization) return null
        const caller = JSON.parse(authorization) as Principal
        return { ...caller, timeZone: await getTimeZone(caller.tenantId), mainLanguage: await getMainLanguage(caller.tenantId) }
      },
      isPortal: createPortalCheck('shared'),
      findPerson: async (tenantId, userId) => people.get(`${tenantId} ${userId}`) ?? null,
    }),
    people,
    /** Calls as the portal, for a person or nobody; each time from a new address unless one is given. Null is a stranger. */
    client(caller: Principal | 'portal' | null, locale: AppLocale = 'pt-BR', captchaToken?: string, address?: string): FinancialClient {
      const link = new OpenAPILink(financialContract, {
        url: 'http://service.invalid/financial',
        headers: () => ({
          'accept-language': locale,
          ...(captchaToken && { 'x-bot-protection': captchaToken }),
          ...(caller && {
            'x-portal-authorization': portalAuthorization('shared'),
            'x-client-address': address ?? crypto.randomUUID(),
          }),
          ...(caller && caller !== 'portal' && { authorization: JSON.stringify(caller) }),
        }),
        fetch: (request) => world.service.fetch(request),
      })
      return createORPCClient(link)
    },
    /** Reads a tenant's rows under row-level security. */
    async rows<Row extends pg.QueryResultRow>(tenantId: number, text: string, values: unknown[] = []): Promise<Row[]> {
      const { rows } = await inTenant(pool, tenantId, ({ client }) => client.query<Row>(text, values))
      return rows
    },
  }
  afterAll(async () => {
    await world.service.close()
    await listener.close()
    await rm(filesFolder, { recursive: true })
  })
  return world
}

export type World = Awaited<ReturnType<typeof createWorld>>

/** A port whose methods a test can replace. */
function replaceable<Port extends object>(real: Port) {
  const replaced: Partial<Port> = {}
  return {
    port: new Proxy(real, {
      get: (_, name) => replaced[name as keyof Port] ?? real[name as keyof Port],
    }),
    replace: (calls: Partial<Port>) => {
      Object.assign(replaced, calls)
    },
    restore: () => {
      for (const name of Object.keys(replaced)) delete replaced[name as keyof Port]
    },
  }
}
