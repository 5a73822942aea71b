import { appConfig } from '#config'
import type { AddressedList } from '../../shared/list/list-address.ts'
import { allOptional, civilDate, integer, oneOf, text } from '../../shared/search/search-values.ts'

export const agreementStatuses = ['active', 'settled', 'canceled'] as const
export const agreementColumns = ['madeAt', 'studentName', 'totalAmount', 'dueAmount'] as const
export type AgreementColumn = (typeof agreementColumns)[number]

const orders = agreementColumns.flatMap((column) => [column, `-${column}` as const])
const largestPage = 10_000_000

/** The address of a list of agreements. */
export function agreementSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, largestPage),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    sort: oneOf(search.sort, orders),
    search: text(search.search, 100),
    status: oneOf(search.status, agreementStatuses),
    madeFrom: civilDate(search.madeFrom),
    madeTo: civilDate(search.madeTo),
  })
}
export type AgreementSearch = ReturnType<typeof agreementSearch>

/** The list of agreements, a student's own or those of the context. */
export const agreementList: AddressedList<AgreementSearch> = {
  path: '/financial/agreements',
  read: agreementSearch,
  defaultSort: '-madeAt',
}

/** A person's own agreements are few: one page holds them. */
export const ownAgreements: AgreementSearch = { perPage: 50 }
