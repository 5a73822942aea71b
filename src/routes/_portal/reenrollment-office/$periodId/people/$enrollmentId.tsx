import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { idParams } from '../../../../../features/reenrollment-office/office-search.ts'
import { officeQueries } from '../../../../../features/reenrollment-office/reenrollment-office.queries.ts'
import { StudentPage } from '../../../../../features/reenrollment-office/student-page.tsx'
import { notFoundIfForbidden } from '../../../../../request/not-found.ts'
import { pageTitle } from '../../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/reenrollment-office/$periodId/people/$enrollmentId')({
  staticData: { words: ['reenrollment-office', 'reenrollment-shared', 'lists'] },
  params: idParams('periodId', 'enrollmentId'),
  loader: async ({ context: { queryClient }, params: { periodId, enrollmentId } }) => {
    await Promise.all([
      notFoundIfForbidden(queryClient.ensureQueryData(officeQueries.student(periodId, enrollmentId))),
      notFoundIfForbidden(queryClient.ensureQueryData(officeQueries.periods())),
    ])
  },
  head: ({ match }) => pageTitle(match, msg`Rematrícula de um aluno`),
  component: function StudentRoute() {
    const { periodId, enrollmentId } = Route.useParams()
    return <StudentPage key={enrollmentId} periodId={periodId} enrollmentId={enrollmentId} />
  },
})
