import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../app/page-title.ts'
import { ResetPasswordPage } from '../../../app/reset-password-page.tsx'
import { requireRecovery } from '../../../features/account/require-recovery.ts'
import { requireGuest } from '../../../session/guest-only.ts'

/** Where a reset link leads on that is no longer good: asks for another. */
export const Route = createFileRoute('/auth/password/new')({
  staticData: { words: ['account', 'entry'] },
  beforeLoad: ({ context, location }) => requireGuest(context, location.searchStr),
  loader: ({ context }) => requireRecovery(context.queryClient, 'passwords'),
  head: ({ match }) => pageTitle(match.context, msg`Peça um novo link`),
  component: () => <ResetPasswordPage again />,
})
