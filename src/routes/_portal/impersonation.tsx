import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageTitle } from '../../app/page-title.ts'
import { hasPermission } from '../../session/permissions.ts'
import { shellQuery } from '../../session/shell.queries.ts'
import { ImpersonationPage } from '../../shell/impersonation-page.tsx'

/** For operators. The server function behind it checks by itself. */
export const Route = createFileRoute('/_portal/impersonation')({
  beforeLoad: async ({ context }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (!person || person.impersonated || !hasPermission(person, { audience: 'identity', permissions: ['impersonate'] })) throw redirect({ to: '/' })
  },
  head: ({ match }) => pageTitle(match.context, msg`Entrar como outra pessoa`),
  component: ImpersonationPage,
})
