import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { bankFilesSearch } from '../../../../features/bank-files/bank-file-search.ts'
import { BankFilesPage } from '../../../../features/bank-files/bank-files-page.tsx'
import { bankFileQueries } from '../../../../features/bank-files/bank-files.queries.ts'
import { pageTitle } from '../../../../router/page-title.ts'

/** No guard: only users who manage banks have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/financial/bank-files/')({
  staticData: { words: ['bank-files', 'lists'] },
  validateSearch: bankFilesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(bankFileQueries.list(deps)),
  head: ({ match }) => pageTitle(match, msg`Arquivos bancários`),
  component: function BankFilesRoute() {
    return <BankFilesPage search={Route.useSearch()} />
  },
})
