import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PayerPage } from '../../features/payments/payers/payer-page.tsx'
import { payerSearch } from '../../features/payments/payers/payer-search.ts'
import { payerQueries } from '../../features/payments/payers/payers.queries.ts'
import { unlistedTitle } from '../../router/page-title.ts'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'

/** With or without an account: the payer's own session authorises. */
export const Route = createFileRoute('/financial/payer/')({
  staticData: { words: ['payments', 'payers'], assistants: false },
  validateSearch: payerSearch,
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(payerQueries.overview()),
  head: ({ match }) => unlistedTitle(match, msg`Pagamentos de alunos`),
  component: function PayerRoute() {
    return (
      <StandaloneLayout task="wide">
        <PayerPage search={Route.useSearch()} />
      </StandaloneLayout>
    )
  },
})
