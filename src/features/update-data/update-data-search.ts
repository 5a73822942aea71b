import { appConfig } from '#config'
import { allOptional, integer, oneOf, text } from '../../kit/search/search-values.ts'

export function updateDataSearch(search: Record<string, unknown>) {
  return allOptional({
    /** Which address the form holds. */
    address: oneOf(search.address, ['new']) ?? integer(search.address, 1, 2_147_483_647),
    saved: oneOf(search.saved, ['all']),
    /** Whether home led here. */
    led: oneOf(search.led, ['home']),
    /** A `ProofOutcome`, whose list would weigh on every page. */
    proof: text(search.proof, 30),
    page: integer(search.page, 1, 10_000_000),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
  })
}

export type UpdateDataSearch = ReturnType<typeof updateDataSearch>
