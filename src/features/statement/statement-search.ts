import { allOptional, civilDate, wordOrUndefined } from '../../kit/search/search-values.ts'

/** Swaps the ends of a reversed period. */
export function statementSearch(search: Record<string, unknown>) {
  const [from, to] = [civilDate(search.from), civilDate(search.to)]
  const reversed = from !== undefined && to !== undefined && to < from
  return allOptional({ from: reversed ? to : from, to: reversed ? from : to, report: wordOrUndefined(search.report, ['failed']) })
}

export type StatementSearch = ReturnType<typeof statementSearch>
