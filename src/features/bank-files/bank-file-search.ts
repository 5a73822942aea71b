import { notFound } from '@tanstack/react-router'
import { appConfig } from '#config'
import { allOptional, civilDate, flag, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

export const findings = [
  'matches',
  'paid_less',
  'paid_more',
  'paid_again',
  'future_day',
  'to_check',
  'unknown_slip',
  'other_account',
  'booked_before',
  'registered',
  'rejected',
  'written_off',
  'protested',
  'new_due_date',
  'no_money',
] as const

/* Apart from the queries: every page's script holds the searches of all routes. */
const pageSearch = (search: Record<string, unknown>) =>
  allOptional({ page: integer(search.page, 1, 1_000_000), perPage: wordOrUndefined(search.perPage, appConfig.pageSizes) })

export const bankFilesSearch = (search: Record<string, unknown>) =>
  allOptional({
    ...pageSearch(search),
    /** The list to show; undefined shows return files. */
    view: wordOrUndefined(search.view, ['remittances'] as const),
  })
export type BankFilesSearch = ReturnType<typeof bankFilesSearch>

export const bankFileSearch = (search: Record<string, unknown>) =>
  allOptional({
    ...pageSearch(search),
    finding: wordOrUndefined(search.finding, findings),
    /** Set if the same content had been sent before. */
    known: flag(search.known),
  })
export type BankFileSearch = ReturnType<typeof bankFileSearch>

export const reconciliationSearch = (search: Record<string, unknown>) =>
  allOptional({
    accountId: integer(search.accountId, 1, 2_147_483_647),
    month: civilDate(search.month),
    /** Which differences to show; undefined shows the open ones. */
    differences: wordOrUndefined(search.differences, ['resolved'] as const),
  })
export type ReconciliationSearch = ReturnType<typeof reconciliationSearch>

/** @throws the router's `notFound` for malformed ids */
export const bankFileParams = {
  parse: ({ fileId }: { fileId: string }) => {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(fileId)) throw notFound()
    return { fileId }
  },
}
