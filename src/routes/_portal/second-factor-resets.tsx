import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { minSearchLength } from '../../auth/impersonation/impersonation.queries.ts'
import { SecondFactorResetsPage } from '../../features/second-factor-resets/second-factor-resets-page.tsx'
import { secondFactorHoldersQuery } from '../../features/second-factor-resets/second-factor-resets.queries.ts'
import { pageTitle } from '../../router/page-title.ts'
import { allOptional, wordOrUndefined, text } from '../../kit/search/search-values.ts'

export const Route = createFileRoute('/_portal/second-factor-resets')({
  staticData: { words: ['second-factor-resets', 'entry'] },
  validateSearch: (search) =>
    allOptional({
      q: text(search.q, 100),
      outcome: wordOrUndefined(search.outcome, ['reset']),
    }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { queryClient }, deps: { q } }) => {
    if (q && q.length >= minSearchLength) await queryClient.prefetchQuery(secondFactorHoldersQuery(q))
  },
  head: ({ match }) => pageTitle(match, msg`Redefinir a confirmação em duas etapas`),
  component: function SecondFactorResetsRoute() {
    const { q = '', outcome } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <SecondFactorResetsPage
        searched={q}
        onSearch={(wanted) => void navigate({ search: { q: wanted } })}
        outcome={outcome}
        onReset={() => void navigate({ search: { outcome: 'reset' } })}
      />
    )
  },
})
