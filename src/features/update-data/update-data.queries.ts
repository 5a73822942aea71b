import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { allOptional, integer, oneOf, text } from '../../shared/search/search-values.ts'
import { findZipCode, getPersonalData, listCities, listCountries, listPersonalDataChanges, listStates } from './update-data.functions.ts'

export function updateDataSearch(search: Record<string, unknown>) {
  return allOptional({
    /** Which address the form holds. */
    address: oneOf(search.address, ['new']) ?? integer(search.address, 1, 2_147_483_647),
    saved: oneOf(search.saved, ['all']),
    /** Whether home led here. */
    led: oneOf(search.led, ['home']),
    /** A `ProofOutcome`, whose list would weigh on every page. */
    proof: text(search.proof, 30),
    page: integer(search.page, 1, 10_000_000),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
  })
}

export type UpdateDataSearch = ReturnType<typeof updateDataSearch>

export const personalDataQuery = queryOptions({ queryKey: ['personal-data'], queryFn: () => getPersonalData() })

export const personalDataChangesQuery = ({ page = 1, perPage = appConfig.defaultPageSize }: UpdateDataSearch) =>
  queryOptions({
    queryKey: ['personal-data', 'changes', { page, perPage }],
    queryFn: () => listPersonalDataChanges({ data: { page, perPage } }),
    placeholderData: keepPreviousData,
  })

const staysTheSame = { staleTime: 3_600_000, retry: false } as const

export const localityQueries = {
  countries: (locale: string) => queryOptions({ queryKey: ['countries', locale], queryFn: () => listCountries(), ...staysTheSame }),
  states: () => queryOptions({ queryKey: ['states'], queryFn: () => listStates(), ...staysTheSame }),
  cities: (state: string) => queryOptions({ queryKey: ['cities', state], queryFn: () => listCities({ data: { state } }), ...staysTheSame }),
  zipCode: (zipCode: string) =>
    queryOptions({ queryKey: ['zip-code', zipCode], queryFn: () => findZipCode({ data: { zipCode } }), ...staysTheSame }),
}
