import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getStatement } from './statement.functions.ts'
import type { StatementSearch } from './statement-search.ts'

export type StudentStatement = Awaited<ReturnType<typeof getStatement>>

export const statementQuery = ({ from, to }: StatementSearch) =>
  queryOptions({
    queryKey: ['statement', from ?? null, to ?? null],
    queryFn: () => getStatement({ data: { from, to } }),
    placeholderData: keepPreviousData,
  })
