import { expect, it } from 'vitest'
import { receivableSearch } from './debts.queries.ts'

it('asks for what is still open where the list holds more', () => {
  expect(receivableSearch({ page: 2, perPage: 50, sort: 'type', type: 'service' })).toEqual({ type: 'service', status: 'open' })
  expect(receivableSearch({ status: 'settled' })).toBeNull()
})
