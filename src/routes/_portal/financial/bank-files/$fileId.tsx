import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { bankFileParams, bankFileSearch } from '../../../../features/bank-files/bank-file-search.ts'
import { BankFilePage } from '../../../../features/bank-files/bank-file-page.tsx'
import { bankFileQueries } from '../../../../features/bank-files/bank-files.queries.ts'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { pageTitle } from '../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/financial/bank-files/$fileId')({
  staticData: { words: ['bank-files', 'lists'] },
  params: bankFileParams,
  validateSearch: bankFileSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { fileId }, deps }) =>
    notFoundIfForbidden(queryClient.ensureQueryData(bankFileQueries.detail(fileId, deps))),
  head: ({ match }) => pageTitle(match, msg`Arquivo de retorno`),
  component: function BankFileRoute() {
    return <BankFilePage fileId={Route.useParams().fileId} search={Route.useSearch()} />
  },
})
