import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MonthlyFiguresPage } from '../../../features/request-office/monthly-figures-page.tsx'
import { rpc } from '../../../rpc/rpc.ts'
import { allOptional, civilDate } from '../../../kit/search/search-values.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/requests/figures')({
  staticData: { words: ['request-office'] },
  validateSearch: (search: Record<string, unknown>) => allOptional({ month: civilDate(search.month) }),
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(rpc.academic.requestOffice.monthlyFigures.queryOptions()),
  head: ({ match }) => pageTitle(match, msg`Indicadores`),
  component: function MonthlyFiguresRoute() {
    return <MonthlyFiguresPage {...Route.useSearch()} />
  },
})
