import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../app/page-title.ts'
import { SignUpPage } from '../../app/sign-up-page.tsx'
import { requireRecovery } from '../../features/account/require-recovery.ts'
import { requireGuest } from '../../session/guest-only.ts'

/** Sign-up, where the institution lets people make an account. */
export const Route = createFileRoute('/auth/signup')({
  staticData: { words: ['account', 'entry'], assistants: false },
  beforeLoad: ({ context, location }) => requireGuest(context, location.searchStr),
  loader: ({ context }) => requireRecovery(context.queryClient, 'signUp'),
  head: ({ match }) => pageTitle(match.context, msg`Crie a sua conta`),
  component: SignUpPage,
})
