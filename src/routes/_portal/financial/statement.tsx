import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { creditQueries } from '../../../features/credits/credits.queries.ts'
import { StudentCreditCard } from '../../../features/credits/own-credit-card.tsx'
import { pageTitle } from '../../../router/page-title.ts'
import { StatementPage } from '../../../features/statement/statement-page.tsx'
import { statementQuery } from '../../../features/statement/statement.queries.ts'
import { statementSearch } from '../../../features/statement/statement-search.ts'

export const Route = createFileRoute('/_portal/financial/statement')({
  staticData: { words: ['statement', 'own-credit'] },
  validateSearch: statementSearch,
  loaderDeps: ({ search }) => statementSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([queryClient.prefetchQuery(statementQuery(deps)), queryClient.prefetchQuery(creditQueries.own())])
  },
  head: ({ match }) => pageTitle(match, msg`Extrato`),
  component: function StatementRoute() {
    return (
      <StatementPage search={Route.useLoaderDeps()}>
        <StudentCreditCard />
      </StatementPage>
    )
  },
})
