import { allOptional, flag, wordOrUndefined } from '../../../kit/search/search-values.ts'
import { readDebtIds, linkSearch } from '../payment-params.ts'

const problems = ['email', 'link', 'limit', 'captcha', 'failed'] as const
export type PayerProblem = (typeof problems)[number]

export const payerSearch = (search: Record<string, unknown>) =>
  allOptional({
    /** A link was asked for. */
    sent: flag(search.sent) || undefined,
    problem: wordOrUndefined(search.problem, problems),
    /** Outcome: a PDF failed, an access was given up, or giving it up failed. */
    report: wordOrUndefined(search.report, ['failed', 'declined', 'kept']),
  })

export type PayerSearch = ReturnType<typeof payerSearch>

export const payerPaySearch = (search: Record<string, unknown>) => ({
  ...linkSearch(search),
  ...allOptional({ debts: readDebtIds(search.debts).join(',') || undefined }),
})

export type PayerPaySearch = ReturnType<typeof payerPaySearch>
