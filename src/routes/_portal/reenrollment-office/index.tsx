import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { isRunning } from '../../../features/reenrollment-office/period-words.tsx'
import { PeriodsPage } from '../../../features/reenrollment-office/periods-page.tsx'
import { officeQueries } from '../../../features/reenrollment-office/reenrollment-office.queries.ts'
import { pageTitle } from '../../../router/page-title.ts'

/** No guard: only staff who lead reenrollments have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/reenrollment-office/')({
  staticData: { words: ['reenrollment-office', 'lists'] },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(officeQueries.periods())
    const periods = queryClient.getQueryData(officeQueries.periods().queryKey)?.results ?? []
    await Promise.all(periods.filter(isRunning).map(({ periodId }) => queryClient.prefetchQuery(officeQueries.funnel(periodId))))
  },
  head: ({ match }) => pageTitle(match, msg`Períodos de rematrícula`),
  component: PeriodsPage,
})
