import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { creditQueries } from '../../../../features/credits/credits.queries.ts'
import { StudentCreditsPage } from '../../../../features/credits/student-credits-page.tsx'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { integer } from '../../../../kit/search/search-values.ts'

export const Route = createFileRoute('/_portal/financial/credits/$enrollmentId')({
  staticData: { words: ['credits'] },
  params: {
    parse: ({ enrollmentId }) => {
      if (!integer(enrollmentId, 1, 2_147_483_647)) throw notFound()
      return { enrollmentId }
    },
  },
  loader: ({ context: { queryClient }, params }) =>
    notFoundIfForbidden(queryClient.ensureQueryData(creditQueries.ofStudent(Number(params.enrollmentId)))),
  head: ({ match }) => pageTitle(match, msg`Créditos do aluno`),
  component: function StudentCreditsRoute() {
    return <StudentCreditsPage enrollmentId={Number(Route.useParams().enrollmentId)} />
  },
})
