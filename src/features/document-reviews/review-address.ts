import type { ReviewFilter } from '#api/academic/document-reviews.ts'
import { listAddress } from '../../kit/list/list-address.ts'
import { integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

/** The list's address; by default it lists the waiting documents. */
export const reviewAddress = listAddress({
  path: '/document-reviews',
  sortColumns: ['sentAt', 'student', 'course'],
  defaultSort: 'sentAt',
  filters: {
    search: (value) => text(value, 100),
    status: (value) => wordOrUndefined(value, ['accepted', 'refused', 'not_applicable', 'pending', 'all']),
    purpose: (value) => wordOrUndefined(value, ['admission', 'graduation']),
    kind: (value) => integer(value, 1, 2_147_483_647),
    course: (value) => text(value, 100),
  },
  toFilter: ({ status, ...filter }): ReviewFilter => (status === 'all' ? filter : { ...filter, status: status ?? 'waiting' }),
})

export type ReviewListSearch = ReturnType<typeof reviewAddress.read>
