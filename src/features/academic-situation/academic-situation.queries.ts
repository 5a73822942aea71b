import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { getAcademicSituation, getTranscript } from './academic-situation.functions.ts'
import type { SituationSearch } from './situation-search.ts'

export type Situation = NonNullable<Awaited<ReturnType<typeof getAcademicSituation>>>

export const situationQuery = ({ enrollment, view, period, page = 1, perPage = appConfig.defaultPageSize }: SituationSearch) =>
  queryOptions({
    queryKey: ['academic-situation', { enrollment, view, period, page, perPage }],
    queryFn: () => getAcademicSituation({ data: { enrollmentId: enrollment, view: view ?? 'history', period, page, perPage } }),
    placeholderData: keepPreviousData,
  })

export const transcriptQuery = (enrollmentId: number) =>
  queryOptions({ queryKey: ['academic-situation', 'transcript', enrollmentId], queryFn: () => getTranscript({ data: { enrollmentId } }) })
