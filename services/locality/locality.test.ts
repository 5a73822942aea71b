import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { localityContract } from '#api/localities.ts'
import { createService } from '../platform/service.ts'
import { brazilianCities, brazilianStates, findBrazilianZipCode } from './brazil.ts'
import { zipCodesOfCities, zipCodesOfStates } from './brazilian-zip-codes.ts'
import { localityRouter } from './locality.routes.ts'

const apiKey = 'key of the locality service'
const service = createService({
  name: 'locality',
  title: 'Localities',
  router: localityRouter(),
  prefix: '/locality',
  authenticate: async () => null,
  apiKey,
  isKeyOnly: true,
  log: pino({ level: 'silent' }),
})

function client(key: string | null = apiKey): ContractRouterClient<typeof localityContract> {
  return createORPCClient(
    new OpenAPILink(localityContract, {
      url: 'http://service.invalid/locality',
      headers: key === null ? {} : { 'x-api-key': key },
      fetch: (request) => service.fetch(request),
    }),
  )
}

describe('the table of Brazil', () => {
  it('has 27 states and every municipality of the IBGE, each once', () => {
    const codes = brazilianStates.flatMap(({ code }) => brazilianCities(code)!.map((city) => city.code))
    expect(brazilianStates).toHaveLength(27)
    expect(codes.length).toBeGreaterThanOrEqual(5570)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('gives every state its ZIP codes, none of which two states have', () => {
    expect(Object.keys(zipCodesOfStates).sort()).toEqual(brazilianStates.map(({ code }) => code).sort())
    const ranges = Object.values(zipCodesOfStates).flat()
    const sorted = ranges.toSorted(([one], [other]) => one - other)
    for (const [index, [from, to]] of sorted.entries()) {
      expect(from).toBeLessThan(to)
      expect(from).toBeGreaterThan(sorted[index - 1]?.[1] ?? 999)
    }
  })

  it('names cities as the IBGE does, with ZIP codes of their state', () => {
    for (const [state, cities] of Object.entries(zipCodesOfCities))
      for (const [name, [range]] of Object.entries(cities))
        expect(findBrazilianZipCode(`${String(range![0]).padStart(5, '0')}001`)).toMatchObject({ state: { code: state }, city: { name } })
  })
})

describe('a ZIP code', () => {
  it.each([
    ['01310-100', 'SP', 'São Paulo'],
    ['70040010', 'DF', 'Brasília'],
    ['72800-060', 'GO', undefined],
    ['69900062', 'AC', 'Rio Branco'],
    ['99999999', 'RS', undefined],
  ])('%s tells state and, where known, city', async (zipCode, state, city) => {
    const found = await client().findByZipCode({ countryIsoCode: 'BR', zipCode })
    expect([found.state.code, found.city?.name]).toEqual([state, city])
    expect(found.zipCode).toMatch(/^\d{8}$/)
  })

  it.each(['00999999', '76999', '7704-0010', '013101000', 'x'])('%s belongs to no state', async (zipCode) => {
    await expect(client().findByZipCode({ countryIsoCode: 'BR', zipCode })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  it('of another country is not known', async () => {
    await expect(client().findByZipCode({ countryIsoCode: 'PT', zipCode: '1000-001' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('lists', () => {
  it('page by what is asked for: states in one page of 100, the cities of any state in one of 1000', async () => {
    expect((await client().states({ countryIsoCode: 'BR', page: 1, perPage: 100 })).results).toHaveLength(27)
    const cities = await client().cities({ countryIsoCode: 'BR', state: 'MG', page: 1, perPage: 1000 })
    expect(cities.results).toHaveLength(853)
    const second = await client().cities({ countryIsoCode: 'BR', state: 'MG', page: 2, perPage: 10 })
    expect(second).toMatchObject({ results: cities.results.slice(10, 20), totalCount: 853, page: 2 })
    await expect(client().cities({ countryIsoCode: 'BR', state: 'MG', perPage: 1001 })).rejects.toMatchObject({ status: 400 })
  })

  it('are none of an unknown state or country', async () => {
    await expect(client().cities({ countryIsoCode: 'BR', state: 'XX' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(client().states({ countryIsoCode: 'AR' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

it.each([null, 'another key'])('is closed to callers with the key %j', async (key) => {
  await expect(client(key).states({ countryIsoCode: 'BR' })).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
})

it('says that its key is all it asks for', async () => {
  expect(await service.openApi()).toMatchObject({ security: [{ apiKey: [] }] })
})
