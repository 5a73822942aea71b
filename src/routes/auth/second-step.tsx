import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeReturnUrl } from '../../request/return-url.ts'
import { setUpByFormMiddleware } from '../../features/account/set-up-by-form.middleware.ts'
import { RequiredSecondFactor } from '../../features/account/required-second-factor.tsx'
import { shellQuery } from '../../request/shell.queries.ts'
import { pageTitle } from '../../router/page-title.ts'
import { EntryFooter } from '../../shell/entry-footer.tsx'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'

/** Comes before anything else for a role whose institution requires a second factor. */
export const Route = createFileRoute('/auth/second-step')({
  staticData: { words: ['account', 'account-tasks', 'entry'], assistants: false },
  server: { middleware: [setUpByFormMiddleware] },
  validateSearch: (search: Record<string, unknown>) => ({ ...(typeof search.returnTo === 'string' && { returnTo: search.returnTo }) }),
  beforeLoad: async ({ context, serverContext }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (!person) throw redirect({ to: '/auth/signin', reloadDocument: true })
    // Not when the codes are shown, which happens once: the role no longer waits then.
    if (!person.waitingRole && !serverContext?.posted?.codes) throw redirect({ to: '/' })
  },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: ({ match }) => pageTitle(match, msg`Ative a confirmação em duas etapas`),
  component: function SecondStepRoute() {
    const { returnTo } = Route.useSearch()
    const { posted } = Route.useLoaderData()
    return (
      <StandaloneLayout task footer={<EntryFooter />}>
        <RequiredSecondFactor returnTo={safeReturnUrl(returnTo)} posted={posted} />
      </StandaloneLayout>
    )
  },
})
