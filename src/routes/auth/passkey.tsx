import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { appConfig } from '#config'
import { PasskeyPage } from '../../auth/passkeys/passkey-page.tsx'
import { safeReturnUrl } from '../../request/return-url.ts'
import { shellQuery } from '../../request/shell.queries.ts'
import { pageTitle } from '../../router/page-title.ts'
import { allOptional, text } from '../../kit/search/search-values.ts'

export const Route = createFileRoute('/auth/passkey')({
  staticData: { words: ['entry'], assistants: false },
  validateSearch: (search: Record<string, unknown>) => allOptional({ returnTo: text(search.returnTo, 2000) }),
  beforeLoad: async ({ context, search }) => {
    const { person } = await context.queryClient.ensureQueryData(shellQuery)
    if (person) throw redirect({ href: `${appConfig.basePath}${safeReturnUrl(search.returnTo)}`, reloadDocument: true })
  },
  head: ({ match }) => pageTitle(match, msg`Entrar com chave de acesso`),
  component: function PasskeyRoute() {
    return <PasskeyPage returnTo={safeReturnUrl(Route.useSearch().returnTo)} />
  },
})
