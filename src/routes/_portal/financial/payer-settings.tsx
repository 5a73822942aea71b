import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { payerAccessQueries } from '../../../features/payer-access/payer-access.queries.ts'
import { PayerSettingsPage } from '../../../features/payer-access/payer-settings-page.tsx'
import { pageTitle } from '../../../router/page-title.ts'

/** No guard: only users who manage settings have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/financial/payer-settings')({
  staticData: { words: ['payer-access', 'lists'] },
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(payerAccessQueries.settings()),
  head: ({ match }) => pageTitle(match, msg`Acesso de pagadores`),
  component: PayerSettingsPage,
})
