import { createFileRoute } from '@tanstack/react-router'
import { allOptional, wordOrUndefined } from '../kit/search/search-values.ts'
import { shellQuery } from '../request/shell.queries.ts'
import { pageTitle } from '../router/page-title.ts'
import { SignInProblemPage, titleOfProblem } from '../auth/sign-in/sign-in-problem-page.tsx'

export const Route = createFileRoute('/error')({
  staticData: { words: ['entry'] },
  validateSearch: (search) =>
    allOptional({ problem: wordOrUndefined(search.problem, ['denied', 'expired', 'failed', 'context', 'unknown']) }),
  head: ({ match }) => {
    const isSignedIn = Boolean(match.context.queryClient.getQueryData(shellQuery.queryKey)?.person)
    return pageTitle(match, titleOfProblem(match.search.problem ?? 'failed', isSignedIn))
  },
  component: function ErrorRoute() {
    const { problem = 'failed' } = Route.useSearch()
    return <SignInProblemPage problem={problem} />
  },
})
