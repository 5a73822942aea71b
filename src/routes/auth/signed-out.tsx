import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { shellQuery } from '../../request/shell.queries.ts'
import { SignedOutPage } from '../../auth/sign-out/signed-out-page.tsx'

/** Where signing out ends that began with a provider which would let the person in again at once. */
export const Route = createFileRoute('/auth/signed-out')({
  staticData: { words: ['entry'] },
  beforeLoad: async ({ context }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (person) throw redirect({ to: '/' })
  },
  head: ({ match }) => pageTitle(match.context, msg`Sessão encerrada`),
  component: SignedOutPage,
})
