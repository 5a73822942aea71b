import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { rpc } from '../../rpc/rpc.ts'
import { getAcademicSituation, getTranscript } from './academic-situation.functions.ts'
import type { SituationSearch } from './situation-search.ts'

export type Situation = NonNullable<Awaited<ReturnType<typeof getAcademicSituation>>>

export const situationQuery = ({ enrollment, view, page = 1, perPage = appConfig.defaultPageSize }: SituationSearch) =>
  queryOptions({
    queryKey: ['academic-situation', { enrollment, view, page, perPage }],
    queryFn: () => getAcademicSituation({ data: { enrollmentId: enrollment, view: view ?? 'history', page, perPage } }),
    placeholderData: keepPreviousData,
  })

/** The subjects of one term that are no longer in progress. */
export const termQuery = (enrollmentId: number, period: string) =>
  rpc.academic.situation.histories.queryOptions({ enrollmentId, page: 1, perPage: 50, filter: { period, withoutResult: 'in_progress' } })

export const transcriptQuery = (enrollmentId: number) =>
  queryOptions({ queryKey: ['academic-situation', 'transcript', enrollmentId], queryFn: () => getTranscript({ data: { enrollmentId } }) })
