import { appConfig } from '#config'
import { allOptional, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

/** Results of a decision, as the URL holds them. */
const photoDecisionOutcomes = ['accepted', 'refused', 'saved'] as const

export type PhotoDecisionOutcome = (typeof photoDecisionOutcomes)[number]

export function cardPhotosSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: wordOrUndefined(search.perPage, appConfig.pageSizes),
    done: wordOrUndefined(search.done, photoDecisionOutcomes),
  })
}

export type CardPhotosSearch = ReturnType<typeof cardPhotosSearch>
