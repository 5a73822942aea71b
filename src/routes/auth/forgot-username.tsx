import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForgotUsernamePage } from '../../app/forgot-username-page.tsx'
import { pageTitle } from '../../app/page-title.ts'
import { requireRecovery } from '../../features/account/require-recovery.ts'
import { requireGuest } from '../../session/guest-only.ts'

/** User name recovery. */
export const Route = createFileRoute('/auth/forgot-username')({
  staticData: { words: ['account', 'entry'] },
  beforeLoad: ({ context, location }) => requireGuest(context, location.searchStr),
  loader: ({ context }) => requireRecovery(context.queryClient, 'passwords'),
  head: ({ match }) => pageTitle(match.context, msg`Esqueceu o usuário?`),
  component: ForgotUsernamePage,
})
