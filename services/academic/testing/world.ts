import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { academicContract } from '#api/academic/academic.ts'
import type { AppLocale } from '#api/locales.ts'
import type { Principal } from '#api/principal.ts'
import { appConfig } from '#config'
import { stillClock } from '../../../tests/support/callers.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { createLocalFiles } from '../../platform/files/local-files.ts'
import { createListener } from '../../platform/listener.ts'
import { createOwnerChannel } from '../../platform/owner-channel.ts'
import { portalAuthorization } from '#api/portal-authorization.ts'
import { createPortalCheck } from '../../platform/portal-client.ts'
import { createListSources } from '../../platform/list-sources.ts'
import { createService } from '../../platform/service.ts'
import { seedAcademic } from '../../../demo/academic.ts'
import { seedFinancial } from '../../../demo/financial.ts'
import { closedDays } from '../../financial/settings/closed-days.queries.ts'
import type { RequestCharge } from '../requests/charge-port.ts'
import { testFinance } from './reenrollment-finance.ts'
import type { ContractPort } from '../shared-documents/contract-port.ts'
import { createAcademicPrinter } from '../shared-documents/academic-printer.ts'
import { academicRouter } from '../academic.routes.ts'
import { createCardPrinter } from '../cards/card-printer.ts'
import type { DecidedPhoto } from '../cards/card-office.queries.ts'
import type { DecidedActivity } from '../situation/activity-office.queries.ts'

const noContracts: ContractPort = {
  accepted: async () => [],
  find: () => Promise.reject(new DomainError('NOT_FOUND')),
  print: () => Promise.reject(new DomainError('NOT_FOUND')),
}

export type AcademicClient = ContractRouterClient<typeof academicContract>

/** The academic service with the demo's people on its own database, called through the contract. */
export async function createWorld({
  at,
  contracts = noContracts,
  files,
}: {
  at?: string
  contracts?: ContractPort
  files?: FileStore
} = {}) {
  const { pool } = await createTestDatabase()
  const clock = stillClock(at)
  const log = pino({ level: 'silent' })
  const folder = await mkdtemp(path.join(tmpdir(), 'academic-files-'))
  afterAll(() => rm(folder, { recursive: true }))
  const printer = createAcademicPrinter()
  afterAll(() => printer.close())
  await seedFinancial({ pool, clock, debts: 300 })
  await seedAcademic({ pool, clock })
  const cardPrinter = createCardPrinter()
  afterAll(() => cardPrinter.close())
  const charged: RequestCharge[] = []
  const canceledCharges: string[] = []
  const decidedPhotos: DecidedPhoto[] = []
  const decidedActivities: DecidedActivity[] = []
  const listener = createListener(pool, log)
  await listener.ready()
  const documentLists = createListSources({ pool, clock, listener, channel: 'academic_documents', schema: 'academic' })
  const requestLists = createListSources({ pool, clock, listener, channel: 'academic_requests', schema: 'academic' })
  const protocolChannel = createOwnerChannel(listener, 'academic_protocols')
  afterAll(async () => {
    documentLists.close()
    requestLists.close()
    protocolChannel.close()
    await listener.close()
  })
  const finance = testFinance()
  const jobs: { name: string; data: object; startAfter: Date | undefined }[] = []
  const service = createService({
    name: 'academic',
    title: 'Academic services',
    prefix: '/academic',
    router: academicRouter({
      pool,
      clock,
      log,
      files: files ?? createLocalFiles({ directory: folder, secret: 'secret of the tests', clock, prefix: '/files' }),
      getTimeZone: async () => appConfig.defaultTimeZone,
      sealingKey: Buffer.alloc(32, 7),
      printer,
      publicAddress: async (tenantId, path) => `https://tenant-${tenantId}.example${path}`,
      contracts,
      cardPrinter,
      onPhotoDecided: async (_client, decided) => void decidedPhotos.push(decided),
      onActivityDecided: async (_client, decided) => void decidedActivities.push(decided),
      students: { find: async () => [], get: async () => null },
      documentLists,
      requestLists,
      protocolChannel,
      reviewerName: async (_, userId) => `Reviewer ${userId}`,
      sendJob: async (name, data, _within, startAfter) => void jobs.push({ name, data, startAfter }),
      closedDays: (place, from, to) => closedDays(pool, place, from, to),
      localities: {
        states: async () => [{ value: 'SP', label: 'São Paulo' }],
        cities: async () => [{ value: 'Campinas', label: 'Campinas' }],
      },
      charges: {
        charge: async (charge) => {
          charged.push(charge)
          return { debtId: 7000 + charged.length }
        },
        cardReviews: async () => new Map(),
        money: async () => new Map(),
        cancel: async (_, requestId) => void canceledCharges.push(requestId),
      },
      reenrollmentFinance: finance.port,
      contacts: { find: async () => null, change: () => Promise.reject(new Error('not asked here')) },
    }),
    authenticate: async (authorization) =>
      authorization ? { ...(JSON.parse(authorization) as Principal), timeZone: appConfig.defaultTimeZone, mainLanguage: 'pt-BR' } : null,
    isPortal: createPortalCheck('shared'),
    log,
  })
  return {
    pool,
    clock,
    /** Decisions of which students were notified. */
    decidedPhotos,
    decidedActivities,
    charged,
    canceledCharges,
    /** The fake financial service for reenrollments. */
    finance,
    /** Jobs that were sent but not run. */
    jobs,
    /** Returns a client that calls as the portal does, for a person or nobody, from its own address unless one is given. */
    client(caller: Principal | null, locale: AppLocale = 'pt-BR', address: string = crypto.randomUUID()): AcademicClient {
      const headers = {
        'accept-language': locale,
        'x-portal-authorization': portalAuthorization('shared'),
        'x-client-address': address,
        ...(caller && { authorization: JSON.stringify(caller) }),
      }
      const fetch = (request: Request) => service.fetch(request)
      return createORPCClient(new OpenAPILink(academicContract, { url: 'http://service.invalid/academic', headers, fetch }))
    },
    /** Runs a statement on a tenant's rows under row-level security. */
    async rows<Row extends pg.QueryResultRow>(tenantId: number, text: string, values: unknown[] = []): Promise<Row[]> {
      const { rows } = await inTenant(pool, tenantId, ({ client }) => client.query<Row>(text, values))
      return rows
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
