import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { reconciliationSearch } from '../../../../features/bank-files/bank-file-search.ts'
import { bankFileQueries } from '../../../../features/bank-files/bank-files.queries.ts'
import { ReconciliationPage } from '../../../../features/bank-files/reconciliation-page.tsx'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { pageTitle } from '../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/financial/bank-files/reconciliation')({
  staticData: { words: ['bank-files', 'lists'] },
  validateSearch: reconciliationSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => notFoundIfForbidden(queryClient.ensureQueryData(bankFileQueries.reconciliation(deps))),
  head: ({ match }) => pageTitle(match, msg`Arquivos bancários`, match.context.i18n._(msg`Conciliação`)),
  component: function ReconciliationRoute() {
    return <ReconciliationPage search={Route.useSearch()} />
  },
})
