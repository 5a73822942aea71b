import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { allOptional, flag, integer, oneOf } from '../../shared/search/search-values.ts'
import { getContract, listContracts } from './contracts.functions.ts'

/** The address of the list: current or historic (`tab` names a browser tab already), and filters. */
export function contractSearch(search: Record<string, unknown>) {
  return allOptional({
    view: oneOf(search.view, ['historic']),
    year: integer(search.year, 1990, 2100),
    period: integer(search.period, 1, 4),
  })
}
export type ContractSearch = ReturnType<typeof contractSearch>

/** How the acceptance of a contract may end, in the page's address after the form was posted without scripts. */
const acceptOutcomes = ['accepted', 'unread', 'CONTENT_CHANGED', 'NOT_ACCEPTABLE', 'FORBIDDEN', 'failed'] as const
export type AcceptOutcome = (typeof acceptOutcomes)[number]

/** The address of one contract. */
export function contractPageSearch(search: Record<string, unknown>) {
  return allOptional({
    /** The person is about to accept it. */
    accept: flag(search.accept) || undefined,
    outcome: oneOf(search.outcome, acceptOutcomes),
    report: oneOf(search.report, ['failed']),
  })
}
export type ContractPageSearch = ReturnType<typeof contractPageSearch>

/** The outcome for an error code of the service. */
export function outcomeOf(code: string): AcceptOutcome {
  return acceptOutcomes.find((outcome) => outcome === code) ?? 'failed'
}

const entityId = (text: string) => {
  if (!integer(text, 1, 2_147_483_647)) throw notFound()
  return text
}

/** The contract and the enrollment in a path; what cannot be one is not found. */
export const contractParams = {
  parse: ({ contractId, enrollmentId }: { contractId: string; enrollmentId: string }) => ({
    contractId: entityId(contractId),
    enrollmentId: entityId(enrollmentId),
  }),
}

export const contractQueries = {
  all: ['contracts'] as const,
  list: ({ view, year, period }: ContractSearch) =>
    queryOptions({
      queryKey: [...contractQueries.all, 'list', { view, year, period }],
      queryFn: () => listContracts({ data: { tab: view ?? 'current', filter: { year, period } } }),
      placeholderData: keepPreviousData,
    }),
  detail: (contractId: number, enrollmentId: number) =>
    queryOptions({
      queryKey: [...contractQueries.all, 'detail', contractId],
      queryFn: () => getContract({ data: { contractId, enrollmentId } }),
    }),
}
