import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeReturnUrl } from '../request/return-url.ts'
import { getProofState } from '../auth/step-up/step-up.functions.ts'
import { StepUpPage } from '../auth/step-up/step-up-page.tsx'
import { readErrorCode } from '../request/portal-error.ts'
import { shellQuery } from '../request/shell.queries.ts'
import { pageTitle } from '../router/page-title.ts'
import { EntryFooter } from '../shell/entry-footer.tsx'
import { StandaloneLayout } from '../shell/standalone-layout.tsx'

/** The page for links and forms that need a recent proof of identity. */
export const Route = createFileRoute('/confirm-identity')({
  staticData: { words: ['step-up'], assistants: false },
  validateSearch: (search: Record<string, unknown>) => ({
    ...(typeof search.returnTo === 'string' && { returnTo: search.returnTo }),
    ...(typeof search.problem === 'string' && { problem: search.problem }),
  }),
  beforeLoad: async ({ context, search }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (!person) throw redirect({ to: '/auth/signin', search: { returnTo: safeReturnUrl(search.returnTo) }, reloadDocument: true })
    if (person.impersonated) throw redirect({ to: '/' })
  },
  loader: () => getProofState(),
  // A proof is soon too old.
  gcTime: 0,
  head: ({ match }) => pageTitle(match, msg`Confirme que é você`),
  component: function ConfirmIdentityRoute() {
    const { returnTo, problem } = Route.useSearch()
    const state = Route.useLoaderData()
    return (
      <StandaloneLayout task footer={<EntryFooter />}>
        <StepUpPage {...state} returnTo={safeReturnUrl(returnTo)} problem={readErrorCode(problem)} />
      </StandaloneLayout>
    )
  },
})
