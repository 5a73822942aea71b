import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { shellQuery } from '../../request/shell.queries.ts'
import { SignedOutPage } from '../../auth/sign-out/signed-out-page.tsx'

/** For SAML, whose provider would sign the user in again from the sign-in page. */
export const Route = createFileRoute('/auth/signed-out')({
  staticData: { words: ['entry'] },
  beforeLoad: async ({ context }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (person) throw redirect({ to: '/' })
  },
  head: ({ match }) => pageTitle(match, msg`Sessão encerrada`),
  component: SignedOutPage,
})
