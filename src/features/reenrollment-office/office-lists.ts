import type { ListAddress, ListSearch } from '../../kit/list/list-address.ts'
import { classesSearch, peopleSearch } from './office-search.ts'

type Unsorted = Omit<ListSearch, 'sort'>

/** The address of a period's list whose order nobody chooses. */
const unsorted = <Search extends Unsorted>(
  path: string,
  read: (search: Record<string, unknown>) => Search,
): ListAddress<Search & { sort?: never }> => ({
  path,
  read,
  own: (search) => read(search as Record<string, unknown>),
  toDefaultSort: () => '' as never,
  input: (search) => search,
})

export const peopleAddress = (periodId: number) => unsorted(`/reenrollment-office/${periodId}/people`, peopleSearch)

/** The list's address, without the outcome of an import, which is no filter. */
export const classesAddress = (periodId: number) =>
  unsorted(`/reenrollment-office/${periodId}/classes`, (search) => classesSearch({ ...search, done: undefined }))
