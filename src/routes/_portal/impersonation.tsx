import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { contextsQuery } from '../../auth/contexts/contexts.queries.ts'
import { ImpersonationPage } from '../../auth/impersonation/impersonation-page.tsx'
import { minSearchLength, peopleQuery } from '../../auth/impersonation/impersonation.queries.ts'
import { allOptional, wordOrUndefined, text } from '../../kit/search/search-values.ts'

/** No guard: only operators have the navigation item, and the server function checks the permission. */
export const Route = createFileRoute('/_portal/impersonation')({
  staticData: { words: ['entry'] },
  validateSearch: (search) =>
    allOptional({
      q: text(search.q, 100),
      returnTo: text(search.returnTo, 2000),
      problem: wordOrUndefined(search.problem, ['refused']),
      reason: text(search.reason, 500),
    }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { queryClient }, deps: { q } }) => {
    await Promise.all([
      queryClient.prefetchQuery(contextsQuery),
      q && q.length >= minSearchLength ? queryClient.prefetchQuery(peopleQuery(q)) : null,
    ])
  },
  head: ({ match }) => pageTitle(match, msg`Atuar como outra pessoa`),
  component: function ImpersonationRoute() {
    const { q = '', returnTo, problem, reason } = Route.useSearch()
    const navigate = Route.useNavigate()
    const search = (wanted: string) => void navigate({ search: { q: wanted, returnTo } })
    return <ImpersonationPage searched={q} onSearch={search} returnTo={returnTo ?? '/'} isRefused={problem !== undefined} reason={reason} />
  },
})
