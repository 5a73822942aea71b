import { appConfig } from '#config'
import { allOptional, integer, oneOf } from '../../kit/search/search-values.ts'

/** What a decision did, in the URL. */
const certificateOutcomes = ['accepted', 'refused'] as const

export type CertificateOutcome = (typeof certificateOutcomes)[number]

export function activityCertificatesSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    done: oneOf(search.done, certificateOutcomes),
    /** Why a certificate did not open. */
    file: oneOf(search.file, ['failed']),
  })
}

export type ActivityCertificatesSearch = ReturnType<typeof activityCertificatesSearch>
