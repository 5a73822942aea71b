import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageTitle } from '../../../router/page-title.ts'
import { ExpiredPasswordPage } from '../../../auth/recovery/expired-password-page.tsx'
import { safeReturnUrl } from '../../../request/return-url.ts'
import { shellQuery } from '../../../request/shell.queries.ts'

export const Route = createFileRoute('/auth/password/expired')({
  staticData: { words: ['recovery', 'entry'], assistants: false },
  validateSearch: (search: Record<string, unknown>) => ({ ...(typeof search.returnTo === 'string' && { returnTo: search.returnTo }) }),
  beforeLoad: async ({ context }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (!person) throw redirect({ to: '/auth/signin', reloadDocument: true })
    if (!person.temporaryPassword || person.impersonated) throw redirect({ to: '/' })
  },
  head: ({ match }) => pageTitle(match, msg`Crie a sua senha`),
  component: function ExpiredPasswordRoute() {
    const { returnTo } = Route.useSearch()
    return <ExpiredPasswordPage returnTo={safeReturnUrl(returnTo)} />
  },
})
