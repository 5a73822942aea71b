import { createFileRoute } from '@tanstack/react-router'
import { allOptional, oneOf } from '../shared/search/search-values.ts'
import { SignInProblemPage } from '../auth/sign-in/sign-in-problem-page.tsx'

export const Route = createFileRoute('/error')({
  staticData: { words: ['entry'] },
  validateSearch: (search) => allOptional({ problem: oneOf(search.problem, ['denied', 'expired', 'failed', 'context', 'unknown']) }),
  component: function ErrorRoute() {
    const { problem = 'failed' } = Route.useSearch()
    return <SignInProblemPage problem={problem} />
  },
})
