import { appConfig } from '#config'
import { allOptional, integer, oneOf } from '../../kit/search/search-values.ts'

/** Results of a decision, as the URL holds them. */
const certificateOutcomes = ['accepted', 'refused'] as const

export type CertificateOutcome = (typeof certificateOutcomes)[number]

export function activityCertificatesSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    done: oneOf(search.done, certificateOutcomes),
    /** Set when a certificate could not be opened. */
    file: oneOf(search.file, ['failed']),
  })
}

export type ActivityCertificatesSearch = ReturnType<typeof activityCertificatesSearch>
