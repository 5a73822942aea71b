import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ClassesPage } from '../../../../../features/reenrollment-office/classes-page.tsx'
import { classesSearch, idParams } from '../../../../../features/reenrollment-office/office-search.ts'
import { loadPeriod, officeQueries } from '../../../../../features/reenrollment-office/reenrollment-office.queries.ts'
import { pageTitle } from '../../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/reenrollment-office/$periodId/classes/')({
  staticData: { words: ['reenrollment-office', 'reenrollment-shared', 'versions', 'lists'] },
  params: idParams('periodId'),
  validateSearch: classesSearch,
  loaderDeps: ({ search }) => classesSearch(search),
  loader: ({ context: { queryClient }, params: { periodId }, deps }) =>
    Promise.all([loadPeriod(queryClient, periodId), queryClient.prefetchQuery(officeQueries.classes(periodId, deps))]),
  head: ({ match }) => pageTitle(match, msg`Turmas da rematrícula`),
  component: function ClassesRoute() {
    return <ClassesPage periodId={Route.useParams().periodId} search={Route.useLoaderDeps()} />
  },
})
