import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BankFileStatus } from '#api/financial/bank-files.ts'
import { appConfig } from '#config'
import { getBankFile, getReconciliation, listBankFiles } from './bank-files.functions.ts'
import type { BankFileSearch, BankFilesSearch, ReconciliationSearch } from './bank-file-search.ts'

/** Milliseconds. */
const pollEvery = 1000

export const isUnderWay = (status: BankFileStatus | undefined) => status === 'reading' || status === 'booking'

export const bankFileQueries = {
  all: ['bank-files'] as const,
  list: ({ page = 1, perPage = appConfig.defaultPageSize }: BankFilesSearch) =>
    queryOptions({
      queryKey: [...bankFileQueries.all, 'list', { page, perPage }],
      queryFn: () => listBankFiles({ data: { page, perPage } }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.files.results.some(({ status }) => isUnderWay(status)) ? pollEvery : false),
    }),
  detail: (fileId: string, { page = 1, perPage = appConfig.defaultPageSize, finding }: BankFileSearch) =>
    queryOptions({
      queryKey: [...bankFileQueries.all, fileId, { page, perPage, finding }],
      queryFn: () => getBankFile({ data: { fileId, page, perPage, finding } }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (isUnderWay(state.data?.file.status) ? pollEvery : false),
    }),
  reconciliation: ({ accountId, month, differences: chosen }: ReconciliationSearch) =>
    queryOptions({
      queryKey: [...bankFileQueries.all, 'reconciliation', { accountId, month, chosen }],
      queryFn: () => getReconciliation({ data: { accountId, month, differences: chosen ?? 'open' } }),
      placeholderData: keepPreviousData,
    }),
}
