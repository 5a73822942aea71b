import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AcademicEnrollment } from '#api/academic/academic-situation.ts'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { rpc } from '../../rpc/rpc.ts'
import { getOffer, getSettings } from './reenrollment.functions.ts'
import type { ReenrollmentSearch } from './reenrollment-search.ts'

/** Returns the enrollment that the URL names, or the one most likely meant; null for a person without any. */
export function getRecord({ record }: ReenrollmentSearch, enrollments: readonly AcademicEnrollment[]): string | null {
  return record ?? (enrollments.find(({ status }) => status === 'active') ?? enrollments[0])?.academicRecord ?? null
}

export type ReenrollmentOffer = Awaited<ReturnType<typeof getOffer>>

/** One root key, so that a change invalidates all of it. */
export const reenrollmentQueries = {
  all: ['reenrollment'] as const,
  enrollments: () =>
    queryOptions({
      queryKey: [...reenrollmentQueries.all, 'enrollments'],
      queryFn: () => rpc.academic.enrollments.list.query().then(({ results }) => results),
      staleTime: 3_600_000,
    }),
  process: (academicRecord: string) =>
    queryOptions({
      queryKey: [...reenrollmentQueries.all, 'process', academicRecord],
      queryFn: () => rpc.academic.reenrollment.processStep.query({ academicRecord }),
    }),
  pendencies: (academicRecord: string) =>
    queryOptions({
      queryKey: [...reenrollmentQueries.all, 'pendencies', academicRecord],
      queryFn: () => rpc.academic.reenrollment.pendencies.query({ academicRecord }),
    }),
  documents: (academicRecord: string) =>
    queryOptions({
      queryKey: [...reenrollmentQueries.all, 'documents', academicRecord],
      queryFn: () => rpc.academic.reenrollment.mandatoryDocuments.query({ academicRecord }).then(({ results }) => results),
    }),
  settings: (academicRecord: string) =>
    queryOptions({
      queryKey: [...reenrollmentQueries.all, 'settings', academicRecord],
      queryFn: () => getSettings({ data: { academicRecord } }),
    }),
  offer: ({ academicRecord, enrollmentId, carouselId }: Pick<ProcessStep, 'academicRecord' | 'enrollmentId' | 'carouselId'>) =>
    queryOptions({
      queryKey: [...reenrollmentQueries.all, 'offer', academicRecord],
      queryFn: () => getOffer({ data: { academicRecord, enrollmentId, carouselId: carouselId! } }),
      enabled: carouselId !== null,
    }),
  /** @param groupIds in any order */
  price: (academicRecord: string, groupIds: readonly number[]) => {
    const ordered = groupIds.toSorted((one, other) => one - other)
    return queryOptions({
      queryKey: [...reenrollmentQueries.all, 'price', academicRecord, ordered],
      queryFn: () => rpc.academic.reenrollment.calculateValue.mutate({ academicRecord, groupIds: ordered }),
      placeholderData: keepPreviousData,
    })
  },
}
