import { createFileRoute } from '@tanstack/react-router'
import { allOptional, oneOf } from '../shared/search/search-values.ts'
import { pageTitle } from '../router/page-title.ts'
import { problemTitles, SignInProblemPage } from '../auth/sign-in/sign-in-problem-page.tsx'

export const Route = createFileRoute('/error')({
  staticData: { words: ['entry'] },
  validateSearch: (search) => allOptional({ problem: oneOf(search.problem, ['denied', 'expired', 'failed', 'context', 'unknown']) }),
  head: ({ match }) => pageTitle(match, problemTitles[match.search.problem ?? 'failed']),
  component: function ErrorRoute() {
    const { problem = 'failed' } = Route.useSearch()
    return <SignInProblemPage problem={problem} />
  },
})
