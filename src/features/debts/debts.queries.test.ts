import { expect, it } from 'vitest'
import { getSort } from '../../kit/list/list-links.ts'
import { debtList } from './debts.list.tsx'
import { receivableSearch } from './debts.queries.ts'
import { debtAddress } from './debt-address.ts'

it('asks for what is still open where the list holds more', () => {
  expect(receivableSearch({ page: 2, perPage: 50, sort: 'type', type: 'service' })).toEqual({ type: 'service', status: 'open' })
  expect(receivableSearch({ status: 'settled' })).toBeNull()
})

it('begins with what fell due last, and never with the installments of next year', () => {
  expect(debtAddress.input({}).sort).toBe('lastDue')
  expect(debtAddress.input({ status: 'open' }).sort).toBe('lastDue')
  expect(debtAddress.input({ status: 'overdue' }).sort).toBe('-dueDate')
  expect(debtAddress.input({ status: 'settled' }).sort).toBe('-paidAt')
  expect(getSort({ ...debtAddress, shownAs: debtList.shownAs }, {}, 'dueDate')).toBe('descending')
})

it('begins with what is due last where one student is searched for', () => {
  expect(debtAddress.input({ search: 'ana souza' }).sort).toBe('-dueDate')
  expect(debtAddress.input({ search: 'ana souza', status: 'settled' }).sort).toBe('-paidAt')
})
