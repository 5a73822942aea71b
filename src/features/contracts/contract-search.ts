import { allOptional, flag, integer, oneOf } from '../../shared/search/search-values.ts'

/** The address of the list: which one (`tab` names a browser tab already), and what narrows it. */
export function contractSearch(search: Record<string, unknown>) {
  return allOptional({
    view: oneOf(search.view, ['historic']),
    year: integer(search.year, 1990, 2100),
    period: integer(search.period, 1, 4),
  })
}
export type ContractSearch = ReturnType<typeof contractSearch>

/** How the acceptance of a contract may end, as the page's address says it to whoever sent it without scripts. */
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

/** What is told about a code of the service. */
export function outcomeOf(code: string): AcceptOutcome {
  return acceptOutcomes.find((outcome) => outcome === code) ?? 'failed'
}
