import type { ContractDetails, ContractSummary } from '#api/financial/contracts.ts'
import type { ContractPort } from '../academic/shared-documents/contract-port.ts'
import type { FinancialService } from '../financial/financial.service.ts'
import type { ServiceContext } from '../platform/service.ts'

/** Asks the financial service in the caller's name, so that it decides whose contracts these are. */
export function acceptedContracts(financial: Pick<FinancialService, 'call'>): ContractPort {
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
