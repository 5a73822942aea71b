import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BanksPage } from '../../../features/banks/banks-page.tsx'
import { bankSearch } from '../../../features/banks/bank-search.ts'
import { bankQueries } from '../../../features/banks/banks.queries.ts'
import { pageTitle } from '../../../router/page-title.ts'

/** No guard: only users who manage banks have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/financial/banks')({
  staticData: { words: ['banks', 'lists'] },
  validateSearch: bankSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(bankQueries.list(deps)),
  head: ({ match }) => pageTitle(match, msg`Bancos e contas`),
  component: function BanksRoute() {
    return <BanksPage search={Route.useSearch()} />
  },
})
