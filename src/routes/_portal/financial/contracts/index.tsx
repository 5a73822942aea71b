import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../../router/page-title.ts'
import { contractQueries } from '../../../../features/contracts/contracts.queries.ts'
import { contractSearch } from '../../../../features/contracts/contract-search.ts'
import { ContractsPage } from '../../../../features/contracts/contracts-page.tsx'

export const Route = createFileRoute('/_portal/financial/contracts/')({
  staticData: { words: ['contracts'] },
  validateSearch: contractSearch,
  loaderDeps: ({ search }) => contractSearch(search),
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([queryClient.prefetchQuery(contractQueries.list(deps)), queryClient.prefetchQuery(contractQueries.enrollments())]),
  head: ({ match }) => pageTitle(match, msg`Contratos`),
  component: function ContractsRoute() {
    return <ContractsPage search={Route.useLoaderDeps()} />
  },
})
