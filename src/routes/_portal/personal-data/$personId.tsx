import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { studentDataChangesQuery, studentDataQuery } from '../../../features/update-data/staff/student-data.queries.ts'
import { changesSearch } from '../../../features/update-data/staff/student-data-search.ts'
import { StudentDataPage } from '../../../features/update-data/staff/student-data-page.tsx'
import { localityQueries } from '../../../features/update-data/update-data.queries.ts'
import { pageTitle } from '../../../router/page-title.ts'
import { integer } from '../../../kit/search/search-values.ts'

/** Malformed ids become the largest one, which no person has. */
const getId = (text: string) => integer(text, 1, 2_147_483_647) ?? 2_147_483_647

export const Route = createFileRoute('/_portal/personal-data/$personId')({
  staticData: { words: ['update-data', 'update-data-staff'] },
  validateSearch: changesSearch,
  loaderDeps: ({ search }) => changesSearch(search),
  loader: ({ context: { queryClient, i18n }, params, deps }) =>
    Promise.all([
      queryClient.prefetchQuery(studentDataQuery(getId(params.personId))),
      queryClient.prefetchQuery(studentDataChangesQuery(getId(params.personId), deps)),
      queryClient.prefetchQuery(localityQueries.countries(i18n.locale)),
    ]),
  head: ({ match }) => pageTitle(match, msg`Dados pessoais`),
  component: function StudentDataRoute() {
    const { personId } = Route.useParams()
    return <StudentDataPage personId={getId(personId)} search={Route.useLoaderDeps()} />
  },
})
