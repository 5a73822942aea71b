import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReviewFilter } from '#api/document-reviews.ts'
import { listAddress } from '../../shared/list/list-address.ts'
import { integer, oneOf, text } from '../../shared/search/search-values.ts'
import { getReview, getReviewFigures, getReviewOptions, listReviews } from './document-reviews.functions.ts'

/** What is waiting, unless another status is asked for. */
export const reviewAddress = listAddress({
  path: '/document-reviews',
  sortColumns: ['sentAt', 'student', 'course'],
  defaultSort: 'sentAt',
  filters: {
    search: (value) => text(value, 100),
    status: (value) => oneOf(value, ['accepted', 'refused', 'not_applicable', 'pending', 'all']),
    purpose: (value) => oneOf(value, ['admission', 'graduation']),
    kind: (value) => integer(value, 1, 2_147_483_647),
    course: (value) => text(value, 100),
  },
  toFilter: ({ status, ...filter }): ReviewFilter => (status === 'all' ? filter : { ...filter, status: status ?? 'waiting' }),
})

export type ReviewListSearch = ReturnType<typeof reviewAddress.read>

/** One root key, so that a decision invalidates all of it. */
export const reviewQueries = {
  all: ['document-reviews'] as const,
  list: (search: ReviewListSearch) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'list', search],
      queryFn: () => listReviews({ data: reviewAddress.input(search) }),
      placeholderData: keepPreviousData,
    }),
  options: queryOptions({ queryKey: ['document-review-options'], queryFn: () => getReviewOptions() }),
  figures: queryOptions({ queryKey: ['document-reviews', 'figures'], queryFn: () => getReviewFigures() }),
  detail: (documentEnrollmentId: number) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'detail', documentEnrollmentId],
      queryFn: () => getReview({ data: { documentEnrollmentId } }),
      staleTime: 0,
    }),
}
