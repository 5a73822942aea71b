import { notFound } from '@tanstack/react-router'
import { allOptional, flag, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

/** Not `tab`, which identifies a browser tab. */
export function contractSearch(search: Record<string, unknown>) {
  return allOptional({
    view: wordOrUndefined(search.view, ['historic']),
    year: integer(search.year, 1990, 2100),
    period: integer(search.period, 1, 4),
    enrollment: integer(search.enrollment, 1, 2_147_483_647),
  })
}

export type ContractSearch = ReturnType<typeof contractSearch>

/** Result of a form posted without scripts, in the URL. */
const acceptOutcomes = ['accepted', 'unread', 'CONTENT_CHANGED', 'NOT_ACCEPTABLE', 'FORBIDDEN', 'failed'] as const

export type AcceptOutcome = (typeof acceptOutcomes)[number]

export function contractPageSearch(search: Record<string, unknown>) {
  return allOptional({
    accept: flag(search.accept) || undefined,
    outcome: wordOrUndefined(search.outcome, acceptOutcomes),
    report: wordOrUndefined(search.report, ['failed']),
  })
}

export type ContractPageSearch = ReturnType<typeof contractPageSearch>

export function getOutcome(code: string): AcceptOutcome {
  return acceptOutcomes.find((outcome) => outcome === code) ?? 'failed'
}

const entityId = (text: string) => {
  if (!integer(text, 1, 2_147_483_647)) throw notFound()
  return text
}

export const contractParams = {
  parse: ({ contractId, enrollmentId }: { contractId: string; enrollmentId: string }) => ({
    contractId: entityId(contractId),
    enrollmentId: entityId(enrollmentId),
  }),
}
