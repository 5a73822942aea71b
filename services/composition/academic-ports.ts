import type pg from 'pg'
import type { academicRouter } from '../academic/academic.routes.ts'
import { createCardPrinter } from '../academic/cards/card-printer.ts'
import { createAcademicPrinter } from '../academic/shared-documents/academic-printer.ts'
import type { LocalityPort } from '../academic/requests/field-sources.queries.ts'
import { accountContacts } from './account-contacts.ts'
import { closedDays } from '../financial/settings/closed-days.queries.ts'
import { brazilianCities, brazilianStates } from '../locality/brazil.ts'
import { activityDecidedQueue, photoDecidedQueue } from '../notifications/notifications.jobs.ts'
import type { Listener } from '../platform/listener.ts'
import { createOwnerChannel } from '../platform/owner-channel.ts'
import { createListSources } from '../platform/list-sources.ts'
import { settingsOfTenant } from '../settings/applications/application-settings.ts'
import { studentDirectory } from './student-directory.ts'
import type { AccountMemory } from '../users/accounts/account-memory.ts'
import type { ContractDetails, ContractSummary } from '#api/financial/contracts.ts'
import type { ContractPort } from '../academic/shared-documents/contract-port.ts'
import type { FinancialService } from '../financial/financial.service.ts'
import type { ServiceContext } from '../platform/service.ts'

/** Asks the financial service in the caller's name, so that it decides whose contracts these are. */
function acceptedContracts(financial: Pick<FinancialService, 'call'>): ContractPort {
  const ask = (path: readonly string[], input: unknown, { token, locale, requestId, signal }: ServiceContext) =>
    financial.call(path, input, {
      headers: new Headers({ authorization: `Bearer ${token}`, 'accept-language': locale, 'x-request-id': requestId }),
      signal,
    })
  const getList = async (tab: 'current' | 'historic', context: ServiceContext) =>
    ((await ask(['contracts', 'list'], { tab, filter: {} }, context)) as { results: ContractSummary[] }).results
  return {
    async accepted(context) {
      const lists = await Promise.all([getList('current', context), getList('historic', context)])
      return lists.flat().filter(({ acceptedAt }) => acceptedAt !== null)
    },
    find: async (context, contract) => (await ask(['contracts', 'get'], contract, context)) as ContractDetails,
    print: async (context, contractId) =>
      (await ask(['reports', 'issue'], { kind: 'contract', contractId, locale: context.locale }, context)) as File,
  }
}

type AcademicPorts = Parameters<typeof academicRouter>[0]

interface AcademicDependencies
  extends Pick<
    AcademicPorts,
    | 'pool'
    | 'clock'
    | 'log'
    | 'files'
    | 'getTimeZone'
    | 'logoOf'
    | 'mannersOf'
    | 'sealingKey'
    | 'charges'
    | 'reenrollmentFinance'
    | 'sendJob'
  > {
  listener: Listener
  accounts: AccountMemory
  portalUrl(hostname: string): string
  users: Parameters<typeof accountContacts>[0]
  financial: Parameters<typeof acceptedContracts>[0]
}

/** Creates the ports of the embedded academic service: what it depends on, and what other services report to it. */
export function createAcademicPorts({ listener, accounts, portalUrl, users, financial, ...given }: AcademicDependencies): {
  ports: AcademicPorts
  close(): Promise<void>
} {
  const { pool, clock, sendJob } = given
  const printer = createAcademicPrinter()
  const cardPrinter = createCardPrinter()
  const documentLists = createListSources({ pool, clock, listener, channel: 'academic_documents', schema: 'academic' })
  const requestLists = createListSources({ pool, clock, listener, channel: 'academic_requests', schema: 'academic' })
  const protocolChannel = createOwnerChannel(listener, 'academic_protocols')
  const getHostname = async (tenantId: number) => (await settingsOfTenant(pool, tenantId))?.hostname ?? 'localhost'
  return {
    ports: {
      ...given,
      printer,
      cardPrinter,
      documentLists,
      requestLists,
      protocolChannel,
      publicAddress: async (tenantId, path) => `${portalUrl(await getHostname(tenantId))}${path}`,
      contacts: accountContacts(users),
      contracts: acceptedContracts(financial),
      students: studentDirectory(pool),
      closedDays: (place, from, to) => closedDays(pool, place, from, to),
      localities,
      reviewerName: async (tenantId, userId) => (await accounts.find(tenantId, userId))?.name ?? null,
      onPhotoDecided: (client: pg.ClientBase, decided) => sendJob(photoDecidedQueue, decided, client),
      onActivityDecided: (client: pg.ClientBase, decided) => sendJob(activityDecidedQueue, decided, client),
    },
    async close() {
      documentLists.close()
      requestLists.close()
      protocolChannel.close()
      await Promise.all([printer.close(), cardPrinter.close()])
    },
  }
}

const localities: LocalityPort = {
  states: async () => brazilianStates.map(({ code, name }) => ({ value: code, label: name })),
  cities: async (state) => (brazilianCities(state) ?? []).map(({ name }) => ({ value: name, label: name })),
}
