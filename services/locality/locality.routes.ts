import { implement } from '@orpc/server'
import { localityContract } from '#api/localities.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { ServiceContext } from '../platform/service.ts'
import { brazilianCities, brazilianStates, findBrazilianZipCode } from './brazil.ts'

/** Locality service, which knows only Brazil; for other countries, people type state and city. */
export function localityRouter() {
  const os = implement(localityContract).$context<ServiceContext>()
  return os.router({
    findByZipCode: os.findByZipCode.handler(({ input: { countryIsoCode, zipCode } }) => {
      const found = countryIsoCode === 'BR' ? findBrazilianZipCode(zipCode) : null
      if (!found) throw new DomainError('NOT_FOUND')
      return { countryIsoCode, ...found }
    }),
    states: os.states.handler(({ input: { countryIsoCode, ...page } }) => {
      if (countryIsoCode !== 'BR') throw new DomainError('NOT_FOUND')
      return pageOf(brazilianStates, page)
    }),
    cities: os.cities.handler(({ input: { countryIsoCode, state, ...page } }) => {
      const found = countryIsoCode === 'BR' ? brazilianCities(state) : undefined
      if (!found) throw new DomainError('NOT_FOUND')
      return pageOf(found, page)
    }),
  })
}

function pageOf<Item>(items: readonly Item[], { page, perPage }: { page: number; perPage: number }) {
  return { results: items.slice((page - 1) * perPage, page * perPage), totalCount: items.length, page, perPage }
}
