import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pickErrors } from './contract-errors.ts'
import { createPageSchema } from './shared.ts'

/** ISO 3166-1, two letters: `BR`. */
export const countryIsoCode = z.string().regex(/^[A-Z]{2}$/)

const state = z.object({
  /** ISO 3166-2 without the country: `SP`. */
  code: z.string().min(1).max(10),
  name: z.string(),
})
export type State = z.infer<typeof state>

const city = z.object({
  /** The code of the country's statistics office, in Brazil the IBGE. */
  code: z.string(),
  name: z.string(),
})
export type City = z.infer<typeof city>

/** What a ZIP code says about an address; fields it does not determine are null. */
export const locality = z.object({
  countryIsoCode,
  zipCode: z.string(),
  state,
  city: city.nullable(),
  neighborhood: z.string().nullable(),
  address: z.string().nullable(),
})
export type Locality = z.infer<typeof locality>

const localityPage = z.object({
  page: z.number().int().min(1).default(1),
  perPage: z.number().int().min(1).max(1000).default(100),
})

const errors = pickErrors('UNAUTHORIZED', 'NOT_FOUND')

/** docs/requirements/academic-and-financial.md, section 7, locality service: guarded by an API key alone. */
export const localityContract = {
  findByZipCode: oc
    .route({ method: 'GET', path: '/localities', summary: 'State and city of a ZIP code' })
    .errors(errors)
    .input(z.object({ countryIsoCode, zipCode: z.string().trim().min(1).max(12) }))
    .output(locality),
  states: oc
    .route({ method: 'GET', path: '/countries/{countryIsoCode}/states', summary: 'States of a country, by name' })
    .errors(errors)
    .input(localityPage.extend({ countryIsoCode }))
    .output(createPageSchema(state)),
  cities: oc
    .route({ method: 'GET', path: '/countries/{countryIsoCode}/states/{state}/cities', summary: 'Cities of a state, by name' })
    .errors(errors)
    .input(localityPage.extend({ countryIsoCode, state: z.string().min(1).max(10) }))
    .output(createPageSchema(city)),
}
