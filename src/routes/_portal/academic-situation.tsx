import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { situationQuery, termQuery } from '../../features/academic-situation/academic-situation.queries.ts'
import { situationSearch } from '../../features/academic-situation/situation-search.ts'
import { AcademicSituationPage } from '../../features/academic-situation/academic-situation-page.tsx'

export const Route = createFileRoute('/_portal/academic-situation')({
  staticData: { words: ['academic-situation'] },
  validateSearch: situationSearch,
  loaderDeps: ({ search }) => situationSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const query = situationQuery(deps)
    await queryClient.prefetchQuery(query)
    const enrollment = queryClient.getQueryData(query.queryKey)?.enrollment
    if (deps.period && enrollment) await queryClient.prefetchQuery(termQuery(enrollment.enrollmentId, deps.period))
  },
  head: ({ match }) => pageTitle(match, msg`Situação acadêmica`),
  component: function AcademicSituationRoute() {
    return <AcademicSituationPage search={Route.useLoaderDeps()} />
  },
})
