import { appConfig } from '#config'
import { allOptional, integer, oneOf, text } from '../../shared/search/search-values.ts'

/** What a form posted without scripts did, in the URL. */
export const photoDecisionOutcomes = ['accepted', 'refused', 'saved', 'reason', 'gone', 'failed'] as const

export type PhotoDecisionOutcome = (typeof photoDecisionOutcomes)[number]

export function cardPhotosSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    done: oneOf(search.done, photoDecisionOutcomes),
    /** The card whose photo is to be refused, asked for without scripts. */
    refuse: text(search.refuse, 36),
  })
}

export type CardPhotosSearch = ReturnType<typeof cardPhotosSearch>
