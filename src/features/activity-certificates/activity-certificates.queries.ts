import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { getActivityCertificates } from './activity-certificates.functions.ts'
import type { ActivityCertificatesSearch } from './certificate-search.ts'

export const activityCertificateQueries = {
  all: ['activity-certificates'] as const,
  list: ({ page = 1, perPage = appConfig.defaultPageSize }: ActivityCertificatesSearch) =>
    queryOptions({
      queryKey: [...activityCertificateQueries.all, { page, perPage }],
      queryFn: () => getActivityCertificates({ data: { page, perPage } }),
      placeholderData: keepPreviousData,
    }),
}
