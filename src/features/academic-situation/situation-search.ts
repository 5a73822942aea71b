import { appConfig } from '#config'
import { allOptional, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

/** Not `tab`, which identifies a browser tab. */
export function situationSearch(search: Record<string, unknown>) {
  return allOptional({
    enrollment: integer(search.enrollment, 1, 2_147_483_647),
    view: wordOrUndefined(search.view, ['activities']),
    period: text(search.period, 6)?.match(/^(?:19|20)\d{2}\/[1-4]$/)?.[0],
    page: integer(search.page, 1, 10_000_000),
    perPage: wordOrUndefined(search.perPage, appConfig.pageSizes),
    /** Set when a certificate could not be opened. */
    file: wordOrUndefined(search.file, ['failed']),
  })
}

export type SituationSearch = ReturnType<typeof situationSearch>

/** 0, which no enrollment has, where none is named. */
export const transcriptSearch = (search: Record<string, unknown>) => ({ enrollment: integer(search.enrollment, 1, 2_147_483_647) ?? 0 })
