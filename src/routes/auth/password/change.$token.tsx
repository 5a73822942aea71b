import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../router/page-title.ts'
import { SetPasswordPage } from '../../../auth/recovery/set-password-page.tsx'
import { checkResetLink } from '../../../auth/recovery/recovery.functions.ts'
import { requireRecovery } from '../../../auth/recovery/recovery.queries.ts'
import { requireGuest } from '../../../auth/sign-in/require-guest.ts'

export const Route = createFileRoute('/auth/password/change/$token')({
  staticData: { words: ['recovery', 'entry'], assistants: false },
  beforeLoad: ({ context, location }) => requireGuest(context, location.searchStr),
  loader: async ({ context, params: { token } }) => {
    await requireRecovery(context.queryClient, 'passwords')
    return token.length > 256 ? { state: 'invalid' as const } : checkResetLink({ data: { token } })
  },
  // The link's state must be checked on every visit.
  gcTime: 0,
  head: ({ match }) => pageTitle(match, msg`Crie uma nova senha`),
  component: function SetPasswordRoute() {
    const { token } = Route.useParams()
    const { state } = Route.useLoaderData()
    return <SetPasswordPage token={token} state={state} />
  },
})
