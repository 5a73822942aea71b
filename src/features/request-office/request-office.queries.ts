import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { officeAddress, type OfficeSearch } from './office-search.ts'

const { list, get } = rpc.academic.requestOffice

export const officeQueries = {
  /** The list's query; its key is the URL's search, which is shorter than the contract's input. */
  list: (search: OfficeSearch) =>
    queryOptions({
      queryKey: [...list.key(), search],
      queryFn: () => list.query(officeAddress.input(search)),
      placeholderData: keepPreviousData,
    }),
  detail: (requestId: string) =>
    queryOptions({
      queryKey: get.key({ requestId }),
      queryFn: () => get.query({ requestId }),
      staleTime: 0,
    }),
}
