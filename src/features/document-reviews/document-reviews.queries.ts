import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { reviewAddress, type ReviewListSearch } from './review-address.ts'

/** One root key, so that a decision invalidates all of it. */
export const reviewQueries = {
  all: ['document-reviews'] as const,
  list: (search: ReviewListSearch) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'list', search],
      queryFn: () => rpc.academic.documentReviews.list.query(reviewAddress.input(search)),
      placeholderData: keepPreviousData,
    }),
  options: queryOptions({ queryKey: ['document-review-options'], queryFn: () => rpc.academic.documentReviews.options.query() }),
  figures: queryOptions({ queryKey: ['document-reviews', 'figures'], queryFn: () => rpc.academic.documentReviews.figures.query() }),
  detail: (documentEnrollmentId: number) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'detail', documentEnrollmentId],
      queryFn: () => rpc.academic.documentReviews.get.query({ documentEnrollmentId }),
      staleTime: 0,
    }),
}
