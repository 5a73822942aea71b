import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { reportQueries } from '../../../features/financial-reports/financial-reports.queries.ts'
import { reportSearch } from '../../../features/financial-reports/report-search.ts'
import { ReportsPage } from '../../../features/financial-reports/reports-page.tsx'
import { pageTitle } from '../../../router/page-title.ts'

/** No guard: only users who read reports have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/financial/reports')({
  staticData: { words: ['financial-reports', 'debts-staff', 'lists'] },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(reportQueries.one(deps)),
  head: ({ match }) => pageTitle(match, msg`Relatórios financeiros`),
  component: function ReportsRoute() {
    return <ReportsPage search={Route.useSearch()} />
  },
})
