import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeReturnUrl } from '../../auth/return-url.ts'
import { RequiredSecondFactor } from '../../features/account/required-second-factor.tsx'
import { shellQuery } from '../../request/shell.queries.ts'
import { pageTitle } from '../../router/page-title.ts'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'

/** Before anything else for a role whose institution asks for a second factor. */
export const Route = createFileRoute('/auth/second-step')({
  staticData: { words: ['account'], assistants: false },
  validateSearch: (search: Record<string, unknown>) => ({ ...(typeof search.returnTo === 'string' && { returnTo: search.returnTo }) }),
  beforeLoad: async ({ context }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (!person) throw redirect({ to: '/auth/signin', reloadDocument: true })
    if (!person.waitingRole) throw redirect({ to: '/' })
  },
  head: ({ match }) => pageTitle(match, msg`Ative a confirmação em duas etapas`),
  component: function SecondStepRoute() {
    const { returnTo } = Route.useSearch()
    return (
      <StandaloneLayout task>
        <RequiredSecondFactor returnTo={safeReturnUrl(returnTo)} />
      </StandaloneLayout>
    )
  },
})
