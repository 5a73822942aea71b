import { describe, expect, it } from 'vitest'
import { carriedFields, exportHref, isFiltered, narrowed, onPage, receivableSearch, sortedBy, sortOf, withoutFilters } from './list-address.ts'

describe('sorting', () => {
  it('sorts by due date unless the address says otherwise', () => {
    expect(sortOf({}, 'dueDate')).toBe('ascending')
    expect(sortOf({ sort: '-status' }, 'status')).toBe('descending')
    expect(sortOf({ sort: '-status' }, 'dueDate')).toBe('none')
  })

  it('toggles the direction, returns to the first page and keeps the filters', () => {
    const search = { page: 7, status: 'overdue', sort: 'studentName' } as const
    expect(sortedBy(search, 'studentName')).toEqual({ page: undefined, status: 'overdue', sort: '-studentName' })
    expect(sortedBy(search, 'registration').sort).toBe('registration')
  })

  it('leaves the usual order out of the address', () => {
    expect(sortedBy({ sort: '-dueDate' }, 'dueDate').sort).toBeUndefined()
    expect(sortedBy({}, 'dueDate').sort).toBe('-dueDate')
  })
})

describe('filters and pages', () => {
  it('starts over at the first page', () => {
    expect(narrowed({ page: 3, type: 'tuition' }, { status: 'settled' })).toEqual({ page: undefined, type: 'tuition', status: 'settled' })
    expect(onPage({ page: 3 }, 1).page).toBeUndefined()
  })

  it('clears filters only', () => {
    const search = { page: 3, perPage: 30, sort: '-paidAt', search: 'ana', institution: 11 } as const
    expect(withoutFilters(search)).toEqual({ perPage: 30, sort: '-paidAt' })
    expect(isFiltered(search)).toBe(true)
    expect(isFiltered(withoutFilters(search))).toBe(false)
  })

  it('asks for what is still open where the list holds more', () => {
    expect(receivableSearch({ page: 2, perPage: 50, sort: 'type', type: 'service' })).toEqual({ type: 'service', status: 'open' })
    expect(receivableSearch({ status: 'settled' })).toBeNull()
  })
})

describe('addresses', () => {
  it('carries other filters and kept flags, never the page', () => {
    const search = { page: 2, perPage: 30, search: 'ana', status: 'open', dueFrom: undefined } as const
    expect(carriedFields(search, { disableHeader: true, tenantId: undefined }, ['search'])).toEqual([
      ['disableHeader', 'true'],
      ['perPage', '30'],
      ['status', 'open'],
    ])
  })

  it('exports every page of the same selection', () => {
    expect(exportHref({ page: 2, perPage: 50 })).toBe('/academic-services/financial/payments/export')
    expect(exportHref({ page: 2, search: 'joão & maria', sort: '-dueDate', institution: 11 })).toBe(
      '/academic-services/financial/payments/export?search=jo%C3%A3o+%26+maria&sort=-dueDate&institution=11',
    )
  })
})
