import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { rpc } from '../../rpc/rpc.ts'
import type { ActivityCertificatesSearch } from './certificate-search.ts'

export const activityCertificateQueries = {
  all: ['activity-certificates'] as const,
  list: ({ page = 1, perPage = appConfig.defaultPageSize }: ActivityCertificatesSearch) =>
    queryOptions({
      queryKey: [...activityCertificateQueries.all, { page, perPage }],
      queryFn: () => rpc.academic.situation.activitiesToReview.query({ page, perPage }),
      placeholderData: keepPreviousData,
    }),
}
