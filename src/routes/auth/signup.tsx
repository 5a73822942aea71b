import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { SignUpPage } from '../../auth/recovery/sign-up-page.tsx'
import { requireRecovery } from '../../auth/recovery/recovery.queries.ts'
import { requireGuest } from '../../auth/sign-in/require-guest.ts'

export const Route = createFileRoute('/auth/signup')({
  staticData: { words: ['recovery', 'entry'], assistants: false },
  beforeLoad: ({ context, location }) => requireGuest(context, location.searchStr),
  loader: ({ context }) => requireRecovery(context.queryClient, 'signUp'),
  head: ({ match }) => pageTitle(match, msg`Crie a sua conta`),
  component: SignUpPage,
})
