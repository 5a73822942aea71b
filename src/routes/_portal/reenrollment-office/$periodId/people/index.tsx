import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { idParams, peopleSearch } from '../../../../../features/reenrollment-office/office-search.ts'
import { PeoplePage } from '../../../../../features/reenrollment-office/people-page.tsx'
import { loadPeriod, officeQueries } from '../../../../../features/reenrollment-office/reenrollment-office.queries.ts'
import { pageTitle } from '../../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/reenrollment-office/$periodId/people/')({
  staticData: { words: ['reenrollment-office', 'reenrollment-shared', 'lists'] },
  params: idParams('periodId'),
  validateSearch: peopleSearch,
  loaderDeps: ({ search }) => peopleSearch(search),
  loader: ({ context: { queryClient }, params: { periodId }, deps }) =>
    Promise.all([loadPeriod(queryClient, periodId), queryClient.prefetchQuery(officeQueries.people(periodId, deps))]),
  head: ({ match }) => pageTitle(match, msg`Alunos em rematrícula`),
  component: function PeopleRoute() {
    return <PeoplePage periodId={Route.useParams().periodId} search={Route.useLoaderDeps()} />
  },
})
