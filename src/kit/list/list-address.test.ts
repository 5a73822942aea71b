import { describe, expect, it } from 'vitest'
import { wordOrUndefined, text } from '../search/search-values.ts'
import { listAddress } from './list-address.ts'
import { carriedFields } from './list-form.tsx'
import { exportHref, isFiltered, narrowed, onPage, sortSearch, getSort, withoutFilters } from './list-links.ts'

const list = listAddress({
  path: '/financial/payments',
  sortColumns: ['dueDate', 'studentName', 'status', 'registration'],
  defaultSort: 'dueDate',
  filters: {
    status: (value) => text(value, 20),
    type: (value) => wordOrUndefined(value, ['tuition', 'service']),
    search: (value) => text(value, 100),
    institutionId: (value) => (typeof value === 'number' ? value : undefined),
  },
})
type Search = ReturnType<typeof list.read>

describe('reading', () => {
  it('drops what makes no sense, and keeps its key so that the router takes it out of the address', () => {
    expect(list.read({ page: '2', perPage: 31, sort: '-color', type: 'loan', status: ' open ', other: 1 })).toEqual({
      page: 2,
      status: 'open',
    })
    expect(Object.keys(list.read({}))).toEqual(['page', 'perPage', 'sort', 'status', 'type', 'search', 'institutionId'])
    expect(list.read({ page: 0, perPage: '50', sort: '-status' })).toEqual({ perPage: 50, sort: '-status' })
  })

  it('takes its own values of a search that carries others', () => {
    expect(list.own({ disableHeader: true, page: 2, type: 'tuition' })).toEqual({ page: 2, type: 'tuition' })
  })

  it('asks the service by its names, with the usual page and order', () => {
    expect(list.input({ type: 'tuition', institutionId: 11 })).toEqual({
      page: 1,
      perPage: 10,
      sort: 'dueDate',
      filter: { type: 'tuition', institutionId: 11 },
    })
    expect(list.input({ page: 3, perPage: 50, sort: '-status' })).toMatchObject({ page: 3, perPage: 50, sort: '-status' })
  })
})

describe('sorting', () => {
  it('sorts by due date unless the address says otherwise', () => {
    expect(getSort(list, {}, 'dueDate')).toBe('ascending')
    expect(getSort(list, { sort: '-status' }, 'status')).toBe('descending')
    expect(getSort(list, { sort: '-status' }, 'dueDate')).toBe('none')
  })

  it('may follow the filters in its usual order', () => {
    const byStatus = listAddress({
      path: '/financial/payments',
      sortColumns: ['dueDate', 'paidAt'],
      filters: { status: (value) => text(value, 20) },
      defaultSort: ({ status }) => (status === 'settled' ? '-paidAt' : '-dueDate'),
    })
    expect(byStatus.input({ status: 'settled' }).sort).toBe('-paidAt')
    expect(byStatus.input({}).sort).toBe('-dueDate')
    expect(getSort(byStatus, { status: 'settled' }, 'paidAt')).toBe('descending')
    expect(sortSearch(byStatus, { status: 'settled', sort: 'paidAt' }, 'paidAt').sort).toBeUndefined()
    expect(sortSearch(byStatus, { sort: 'paidAt' }, 'paidAt').sort).toBe('-paidAt')
  })

  it('toggles the direction, returns to the first page and keeps the filters', () => {
    const search: Search = { page: 7, status: 'overdue', sort: 'studentName' }
    expect(sortSearch(list, search, 'studentName')).toEqual({ page: undefined, status: 'overdue', sort: '-studentName' })
    expect(sortSearch(list, search, 'registration').sort).toBe('registration')
  })

  it('leaves the usual order out of the address', () => {
    expect(sortSearch(list, { sort: '-dueDate' }, 'dueDate').sort).toBeUndefined()
    expect(sortSearch<Search>(list, {}, 'dueDate').sort).toBe('-dueDate')
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
    const search = { page: 3, perPage: 30, sort: '-status', search: 'ana', institutionId: 11 } as const
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
    expect(exportHref(list.path, { page: 2, perPage: 50 })).toBe('/academic-services/financial/payments/export')
    expect(exportHref(list.path, { page: 2, search: 'joão & maria', sort: '-dueDate', institutionId: 11 })).toBe(
      '/academic-services/financial/payments/export?search=jo%C3%A3o+%26+maria&sort=-dueDate&institutionId=11',
    )
  })
})
