import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageTitle } from '../router/page-title.ts'
import { contextsQuery } from '../auth/contexts/contexts.queries.ts'
import { shellQuery } from '../request/shell.queries.ts'
import { ContextPage } from '../auth/contexts/context-page.tsx'

/** docs/requirements/shell.md §2 */
export const Route = createFileRoute('/welcome')({
  staticData: { words: ['entry'] },
  beforeLoad: async ({ context }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (!person) throw redirect({ to: '/auth/signin', reloadDocument: true })
    if (person.choices === 0) throw redirect({ to: '/role-not-found' })
    if (person.impersonated) throw redirect({ to: '/' })
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(contextsQuery),
  head: ({ match }) => pageTitle(match.context, msg`Escolha o seu perfil`),
  component: ContextPage,
})
