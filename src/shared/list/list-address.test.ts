import { describe, expect, it } from 'vitest'
import {
  type AddressedList,
  carriedFields,
  exportHref,
  isFiltered,
  narrowed,
  onPage,
  sortedBy,
  sortOf,
  withoutFilters,
} from './list-address.ts'

interface Search {
  page?: number | undefined
  perPage?: number | undefined
  sort?: 'dueDate' | '-dueDate' | 'studentName' | '-studentName' | 'status' | '-status' | 'registration' | '-registration' | undefined
  status?: string | undefined
  type?: string | undefined
  search?: string | undefined
  institution?: number | undefined
}

const list: AddressedList<Search> = { path: '/financial/payments', read: (search) => search, defaultSort: 'dueDate' }

describe('sorting', () => {
  it('sorts by due date unless the address says otherwise', () => {
    expect(sortOf(list, {}, 'dueDate')).toBe('ascending')
    expect(sortOf(list, { sort: '-status' }, 'status')).toBe('descending')
    expect(sortOf(list, { sort: '-status' }, 'dueDate')).toBe('none')
  })

  it('toggles the direction, returns to the first page and keeps the filters', () => {
    const search = { page: 7, status: 'overdue', sort: 'studentName' } as const
    expect(sortedBy(list, search, 'studentName')).toEqual({ page: undefined, status: 'overdue', sort: '-studentName' })
    expect(sortedBy(list, search, 'registration').sort).toBe('registration')
  })

  it('leaves the usual order out of the address', () => {
    expect(sortedBy(list, { sort: '-dueDate' }, 'dueDate').sort).toBeUndefined()
    expect(sortedBy(list, {}, 'dueDate').sort).toBe('-dueDate')
  })
})

describe('filters and pages', () => {
  it('starts over at the first page', () => {
    expect(narrowed<Search>({ page: 3, type: 'tuition' }, { status: 'settled' })).toEqual({
      page: undefined,
      type: 'tuition',
      status: 'settled',
    })
    expect(onPage({ page: 3 }, 1).page).toBeUndefined()
  })

  it('clears filters only', () => {
    const search = { page: 3, perPage: 30, sort: '-status', search: 'ana', institution: 11 } as const
    expect(withoutFilters(search)).toEqual({ perPage: 30, sort: '-status' })
    expect(isFiltered(search)).toBe(true)
    expect(isFiltered(withoutFilters(search))).toBe(false)
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
    expect(exportHref(list, { page: 2, perPage: 50 })).toBe('/academic-services/financial/payments/export')
    expect(exportHref(list, { page: 2, search: 'joão & maria', sort: '-dueDate', institution: 11 })).toBe(
      '/academic-services/financial/payments/export?search=jo%C3%A3o+%26+maria&sort=-dueDate&institution=11',
    )
  })
})
