import { appConfig } from '#config'
import { allOptional, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

/** Results of a decision, as the URL holds them. */
const certificateOutcomes = ['accepted', 'refused'] as const

export type CertificateOutcome = (typeof certificateOutcomes)[number]

export function activityCertificatesSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: wordOrUndefined(search.perPage, appConfig.pageSizes),
    done: wordOrUndefined(search.done, certificateOutcomes),
    /** Set when a certificate could not be opened. */
    file: wordOrUndefined(search.file, ['failed']),
  })
}

export type ActivityCertificatesSearch = ReturnType<typeof activityCertificatesSearch>
