import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { namedCountries } from './countries.server.ts'
import { studentPersonalData } from './own-personal-data.server.ts'
import { personalDataHalves, saveHalves } from './update-data.server.ts'

export const getPersonalData = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => {
    const [data, person] = await Promise.all([studentPersonalData(context.scope), context.upstream.academic.personalData.myInformations()])
    return { data, person }
  })

/** Saves the two halves separately; see `SaveOutcome`. */
export const savePersonalData = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(personalDataHalves)
  .handler(({ context, data }) => saveHalves(context.upstream, data))

export const listCountries = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context: { scope } }) => namedCountries(scope.locale))

export const listStates = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.locality.states({ countryIsoCode: 'BR', page: 1, perPage: 100 })).results)

/** Names of a Brazilian state's cities; empty for an unknown state. */
export const listCities = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ state: z.string().regex(/^[A-Z]{2}$/) }))
  .handler(async ({ context, data: { state } }) => {
    try {
      const { results } = await context.upstream.locality.cities({ countryIsoCode: 'BR', state, page: 1, perPage: 1000 })
      return results.map(({ name }) => name)
    } catch (error) {
      if (portalErrorCode(error) === 'NOT_FOUND') return []
      throw error
    }
  })

/** Null for a ZIP code that is not known. */
export const findZipCode = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ zipCode: z.string().regex(/^\d{8}$/) }))
  .handler(async ({ context, data: { zipCode } }) => {
    try {
      return await context.upstream.locality.findByZipCode({ countryIsoCode: 'BR', zipCode })
    } catch (error) {
      if (portalErrorCode(error) === 'NOT_FOUND') return null
      throw error
    }
  })
