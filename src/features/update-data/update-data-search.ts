import { appConfig } from '#config'
import { allOptional, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

export function updateDataSearch(search: Record<string, unknown>) {
  return allOptional({
    /** The address that the form holds. */
    address: wordOrUndefined(search.address, ['new']) ?? integer(search.address, 1, 2_147_483_647),
    saved: wordOrUndefined(search.saved, ['all']),
    /** Set if the home page redirected here. */
    led: wordOrUndefined(search.led, ['home']),
    /** A `ProofOutcome`; not validated here, because the list of outcomes would add to every page's script. */
    proof: text(search.proof, 30),
    page: integer(search.page, 1, 10_000_000),
    perPage: wordOrUndefined(search.perPage, appConfig.pageSizes),
  })
}

export type UpdateDataSearch = ReturnType<typeof updateDataSearch>
