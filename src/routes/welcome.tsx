import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../router/page-title.ts'
import { contextsQuery } from '../auth/contexts/contexts.queries.ts'
import { requireRoleChoice } from '../auth/contexts/require-role-choice.ts'
import { ContextPage } from '../auth/contexts/context-page.tsx'

/** docs/requirements/shell.md §2 */
export const Route = createFileRoute('/welcome')({
  staticData: { words: ['entry'] },
  beforeLoad: ({ context }) => requireRoleChoice(context, '/welcome'),
  loader: ({ context }) => context.queryClient.ensureQueryData(contextsQuery),
  head: ({ match }) => pageTitle(match, msg`Escolha o seu perfil`),
  component: ContextPage,
})
