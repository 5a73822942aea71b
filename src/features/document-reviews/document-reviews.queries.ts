import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getReview, getReviewFigures, getReviewOptions, listReviews } from './document-reviews.functions.ts'
import { reviewAddress, type ReviewListSearch } from './review-address.ts'

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
