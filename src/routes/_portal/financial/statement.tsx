import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../router/page-title.ts'
import { StatementPage } from '../../../features/statement/statement-page.tsx'
import { statementQuery, statementSearch } from '../../../features/statement/statement.queries.ts'

export const Route = createFileRoute('/_portal/financial/statement')({
  staticData: { words: ['statement'] },
  validateSearch: statementSearch,
  loaderDeps: ({ search }) => statementSearch(search),
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(statementQuery(deps)),
  head: ({ match }) => pageTitle(match, msg`Extrato`),
  component: function StatementRoute() {
    return <StatementPage search={Route.useLoaderDeps()} />
  },
})
