import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../router/page-title.ts'
import { IncomeReportPage } from '../../../features/income-report/income-report-page.tsx'
import { incomeReportQueries } from '../../../features/income-report/income-report.queries.ts'
import { incomeReportSearch } from '../../../features/income-report/income-report-search.ts'

export const Route = createFileRoute('/_portal/financial/report-income')({
  staticData: { words: ['income-report'] },
  validateSearch: incomeReportSearch,
  loaderDeps: ({ search }) => incomeReportSearch(search),
  loader: async ({ context: { queryClient }, deps: { year } }) => {
    // Each part of the page shows its own failure.
    await Promise.all([
      queryClient.prefetchQuery(incomeReportQueries.years()),
      queryClient.prefetchQuery(incomeReportQueries.hasDocument()),
    ])
    const chosen = year ?? queryClient.getQueryData(incomeReportQueries.years().queryKey)?.[0]?.baseYear
    if (chosen !== undefined) await queryClient.prefetchQuery(incomeReportQueries.report(chosen))
  },
  head: ({ match }) => pageTitle(match, msg`Imposto de renda`),
  component: function IncomeReportRoute() {
    return <IncomeReportPage search={Route.useLoaderDeps()} />
  },
})
