import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CardGatePage } from '../../../features/card-gate/card-gate-page.tsx'
import { pageTitle } from '../../../router/page-title.ts'

/** No guard: only staff who work at a gate have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/enrollment-student-cards/gate')({
  staticData: { words: ['card-gate'] },
  head: ({ match }) => pageTitle(match, msg`Ler carteiras`),
  component: CardGatePage,
})
