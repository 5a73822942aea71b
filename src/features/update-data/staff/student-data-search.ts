import { appConfig } from '#config'
import { type PortalErrorCode, readErrorCode } from '../../../request/portal-error.ts'
import { allOptional, integer, oneOf, text } from '../../../shared/search/search-values.ts'

// Every page's script holds the searches of all routes, so that they stand apart from queries and rules.

export function changesSearch(search: Record<string, unknown>) {
  return allOptional({ page: integer(search.page, 1, 10_000_000), perPage: oneOf(search.perPage, appConfig.pageSizes) })
}
export type ChangesSearch = ReturnType<typeof changesSearch>

/** Result of a form sent without scripts, in the address, with what was chosen where something is missing. */
const dataUpdateOutcomes = ['asked', 'withdrawn', 'incomplete'] as const
export type DataUpdateOutcome = (typeof dataUpdateOutcomes)[number] | PortalErrorCode

export function dataUpdateSearch(search: Record<string, unknown>) {
  return allOptional({
    outcome: oneOf(search.outcome, dataUpdateOutcomes) ?? readErrorCode(search.outcome),
    dueOn: text(search.dueOn, 10),
    fields: text(search.fields, 200),
  })
}
export type DataUpdateSearch = ReturnType<typeof dataUpdateSearch>
