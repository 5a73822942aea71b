import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { safeReturnUrl } from '../request/return-url.ts'
import { pageTitle } from '../router/page-title.ts'
import { allOptional, text } from '../kit/search/search-values.ts'
import { contextsQuery } from '../auth/contexts/contexts.queries.ts'
import { requireRoleChoice } from '../auth/contexts/require-role-choice.ts'
import { ContextPage } from '../auth/contexts/context-page.tsx'

/** docs/requirements/shell.md §2 */
export const Route = createFileRoute('/welcome')({
  staticData: { words: ['entry'] },
  validateSearch: (search: Record<string, unknown>) => allOptional({ returnTo: text(search.returnTo, 2000) }),
  beforeLoad: ({ context, search }) => requireRoleChoice(context, '/welcome', search.returnTo),
  loader: ({ context }) => context.queryClient.ensureQueryData(contextsQuery),
  head: ({ match }) => pageTitle(match, msg`Escolha o seu perfil`),
  component: function WelcomeRoute() {
    return <ContextPage page={safeReturnUrl(Route.useSearch().returnTo)} />
  },
})
