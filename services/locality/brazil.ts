import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils'
import type { City, Locality, State } from '#api/localities.ts'
import { type ZipCodeRange, zipCodesOfCities, zipCodesOfStates } from './brazilian-zip-codes.ts'

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'pt-BR')

export const brazilianStates: readonly State[] = getStates()
  .map(({ code, name }) => ({ code, name }))
  .sort(byName)

const municipalities = getMunicipalities().toSorted(byName)
const cities = new Map(brazilianStates.map(({ code }) => [code, municipalities.filter(({ stateCode }) => stateCode === code)]))

/** All municipalities of the IBGE's table in a state, by name; undefined for an unknown state. */
export function brazilianCities(stateCode: string): City[] | undefined {
  return cities.get(stateCode)?.map(({ code, name }) => ({ code, name }))
}

/** Returns a ZIP code's state, and its city if in the table; null if no Brazilian code begins so. @param zipCode 8 digits, hyphen or not */
export function findBrazilianZipCode(zipCode: string): Omit<Locality, 'countryIsoCode'> | null {
  const [, prefixDigits, suffix] = /^(\d{5})-?(\d{3})$/.exec(zipCode) ?? []
  if (!prefixDigits) return null
  const prefix = Number(prefixDigits)
  const lies = ([, ranges]: [string, readonly ZipCodeRange[]]) => ranges.some(([from, to]) => from <= prefix && prefix <= to)
  const code = Object.entries(zipCodesOfStates).find(lies)?.[0]
  const state = brazilianStates.find((one) => one.code === code)
  if (!state) return null
  const name = Object.entries(zipCodesOfCities[state.code] ?? {}).find(lies)?.[0]
  const city = brazilianCities(state.code)?.find((one) => one.name === name) ?? null
  return { zipCode: `${prefixDigits}${suffix}`, state, city, neighborhood: null, address: null }
}
