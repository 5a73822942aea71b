import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForgotUsernamePage } from '../../auth/recovery/mail-request-pages.tsx'
import { pageTitle } from '../../router/page-title.ts'
import { requireRecovery } from '../../auth/recovery/recovery.queries.ts'
import { requireGuest } from '../../auth/sign-in/require-guest.ts'

export const Route = createFileRoute('/auth/forgot-username')({
  staticData: { words: ['recovery', 'entry'] },
  beforeLoad: ({ context, location }) => requireGuest(context, location.searchStr),
  loader: ({ context }) => requireRecovery(context.queryClient, 'passwords'),
  head: ({ match }) => pageTitle(match, msg`Esqueceu o usuário?`),
  component: ForgotUsernamePage,
})
