import { requestStatuses } from '#api/academic/request-names.ts'
import type { OfficeFilter, SavedView } from '#api/academic/request-office.ts'
import { listAddress } from '../../kit/list/list-address.ts'
import { integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

/** The list's address; by default it lists what the office has not concluded. */
export const officeAddress = listAddress({
  path: '/requests',
  sortColumns: ['deadline', 'sentAt', 'updatedAt', 'student'],
  defaultSort: 'deadline',
  filters: {
    search: (value) => text(value, 100),
    status: (value) => wordOrUndefined(value, [...requestStatuses, 'all']),
    age: (value) => wordOrUndefined(value, ['late', 'soon', 'in_time']),
    assignee: (value) => wordOrUndefined(value, ['me', 'nobody']) ?? integer(value, 1, 2_147_483_647),
    type: (value) => integer(value, 1, 2_147_483_647),
    course: (value) => text(value, 100),
  },
  toFilter: ({ status, ...filter }): OfficeFilter => {
    if (status === 'all') return filter
    return status ? { ...filter, status } : { ...filter, open: true }
  },
})

export type OfficeSearch = ReturnType<typeof officeAddress.read>

/** Returns the search of a saved view. */
export function searchOfView({ filter, sort }: SavedView['query']): OfficeSearch {
  return officeAddress.read({ ...filter, sort, status: filter.status ?? (filter.open ? undefined : 'all') })
}
