import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { minSearchLength } from '../../../auth/impersonation/impersonation.queries.ts'
import { studentsQuery } from '../../../features/update-data/staff/student-data.queries.ts'
import { StudentSearchPage } from '../../../features/update-data/staff/student-search-page.tsx'
import { pageTitle } from '../../../router/page-title.ts'
import { allOptional, text } from '../../../kit/search/search-values.ts'

/** No guard: only staff with the permission have the navigation item, and the service checks it. */
export const Route = createFileRoute('/_portal/personal-data/')({
  staticData: { words: ['update-data-staff'] },
  validateSearch: (search) => allOptional({ q: text(search.q, 100) }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { queryClient }, deps: { q } }) => {
    if (q && q.length >= minSearchLength) await queryClient.prefetchQuery(studentsQuery(q))
  },
  head: ({ match }) => pageTitle(match, msg`Dados dos alunos`),
  component: function StudentSearchRoute() {
    return <StudentSearchPage search={Route.useSearch()} />
  },
})
