import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FunnelPage } from '../../../../features/reenrollment-office/funnel-page.tsx'
import { idParams } from '../../../../features/reenrollment-office/office-search.ts'
import { loadPeriod, officeQueries } from '../../../../features/reenrollment-office/reenrollment-office.queries.ts'
import { pageTitle } from '../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/reenrollment-office/$periodId/')({
  staticData: { words: ['reenrollment-office', 'reenrollment-shared', 'lists'] },
  params: idParams('periodId'),
  loader: ({ context: { queryClient }, params: { periodId } }) =>
    Promise.all([loadPeriod(queryClient, periodId), queryClient.prefetchQuery(officeQueries.funnel(periodId))]),
  head: ({ match }) => pageTitle(match, msg`Acompanhamento da rematrícula`),
  component: function FunnelRoute() {
    return <FunnelPage periodId={Route.useParams().periodId} />
  },
})
