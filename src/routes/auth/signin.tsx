import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { appConfig } from '#config'
import { allOptional, text } from '../../kit/search/search-values.ts'
import { safeReturnUrl } from '../../request/return-url.ts'
import { shellQuery } from '../../request/shell.queries.ts'
import { signInMethodsQuery } from '../../auth/sign-in/sign-in-methods.queries.ts'
import { SignInPage } from '../../auth/sign-in/sign-in-page.tsx'

/** The sign-in page for version 2 and migrations; otherwise the server redirects to the identity provider. */
export const Route = createFileRoute('/auth/signin')({
  staticData: { words: ['entry'], assistants: false },
  validateSearch: (search: Record<string, unknown>) =>
    allOptional({
      returnTo: text(search.returnTo, 2000),
      /** A `SignInReason`. */
      because: text(search.because, 10),
      /** The problem of a form that was sent without scripts. */
      problem: text(search.problem, 40),
      login: text(search.login, 256),
    }),
  beforeLoad: async ({ context, search }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (person) throw redirect({ href: `${appConfig.basePath}${safeReturnUrl(search.returnTo)}`, reloadDocument: true })
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(signInMethodsQuery),
  head: ({ match }) => pageTitle(match, msg`Entrar`),
  component: function SignInRoute() {
    const { returnTo, because, problem, login } = Route.useSearch()
    return <SignInPage returnTo={safeReturnUrl(returnTo)} because={because} problem={problem} login={login} />
  },
})
