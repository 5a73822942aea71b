import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { ImpersonationPage } from '../../auth/impersonation/impersonation-page.tsx'

/** No guard: only operators have the navigation item, and the server function checks the permission. */
export const Route = createFileRoute('/_portal/impersonation')({
  staticData: { words: ['entry'] },
  head: ({ match }) => pageTitle(match.context, msg`Atuar como outra pessoa`),
  component: ImpersonationPage,
})
