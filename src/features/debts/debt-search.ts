import { appConfig } from '#config'
import { civilDate, allOptional, integer, oneOf, text } from '../../shared/search/search-values.ts'

export const debtStatuses = ['open', 'overdue', 'settled', 'in_agreement', 'canceled'] as const
export const debtTypes = ['tuition', 'service', 'agreement'] as const
export const debtColumns = [
  'dueDate',
  'studentName',
  'registration',
  'type',
  'competency',
  'grossAmount',
  'amountPayable',
  'status',
  'paidAt',
] as const
export type DebtColumn = (typeof debtColumns)[number]

const orders = debtColumns.flatMap((column) => [column, `-${column}` as const])
const largestPage = 10_000_000

/**
 * The address of a list of debts: page, size, order and filters. A value that makes no sense is dropped, and
 * the router then rewrites the address without it.
 */
export function debtSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, largestPage),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    sort: oneOf(search.sort, orders),
    search: text(search.search, 100),
    status: oneOf(search.status, debtStatuses),
    type: oneOf(search.type, debtTypes),
    year: integer(search.year, 1990, 2100),
    institution: integer(search.institution, 1, Number.MAX_SAFE_INTEGER),
    enrollment: integer(search.enrollment, 1, 2_147_483_647),
    dueFrom: civilDate(search.dueFrom),
    dueTo: civilDate(search.dueTo),
    paidFrom: civilDate(search.paidFrom),
    paidTo: civilDate(search.paidTo),
  })
}

export type DebtSearch = ReturnType<typeof debtSearch>
