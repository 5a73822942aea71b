import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { rpc } from '../../rpc/rpc.ts'
import { findZipCode, getPersonalData, listCities, listCountries, listStates } from './update-data.functions.ts'
import type { UpdateDataSearch } from './update-data-search.ts'

export const personalDataQuery = queryOptions({ queryKey: ['personal-data'], queryFn: () => getPersonalData() })

export const personalDataChangesQuery = ({ page = 1, perPage = appConfig.defaultPageSize }: UpdateDataSearch) =>
  queryOptions({
    queryKey: ['personal-data', 'changes', { page, perPage }],
    queryFn: () => rpc.academic.personalData.changes.query({ page, perPage }),
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
