import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { ImpersonationPage } from '../../auth/impersonation/impersonation-page.tsx'

/** For operators: the navigation opens it to nobody else, and the server function behind it checks by itself. */
export const Route = createFileRoute('/_portal/impersonation')({
  staticData: { words: ['entry'] },
  head: ({ match }) => pageTitle(match.context, msg`Atuar como outra pessoa`),
  component: ImpersonationPage,
})
