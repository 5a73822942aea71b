import { expect, it } from 'vitest'
import { debtAddress, receivableSearch } from './debts.queries.ts'

it('asks for what is still open where the list holds more', () => {
  expect(receivableSearch({ page: 2, perPage: 50, sort: 'type', type: 'service' })).toEqual({ type: 'service', status: 'open' })
  expect(receivableSearch({ status: 'settled' })).toBeNull()
})

it('begins with what fell due last, and never with the installments of next year', () => {
  expect(debtAddress.input({}).sort).toBe('lastDue')
  expect(debtAddress.input({ status: 'open' }).sort).toBe('lastDue')
  expect(debtAddress.input({ status: 'overdue' }).sort).toBe('-dueDate')
  expect(debtAddress.input({ status: 'settled' }).sort).toBe('-paidAt')
})
