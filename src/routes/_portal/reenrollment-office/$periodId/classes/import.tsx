import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '../../../../../features/reenrollment-office/import-page.tsx'
import { idParams } from '../../../../../features/reenrollment-office/office-search.ts'
import { loadPeriod } from '../../../../../features/reenrollment-office/reenrollment-office.queries.ts'
import { pageTitle } from '../../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/reenrollment-office/$periodId/classes/import')({
  staticData: { words: ['reenrollment-office', 'reenrollment-shared', 'lists'] },
  params: idParams('periodId'),
  loader: ({ context: { queryClient }, params: { periodId } }) => loadPeriod(queryClient, periodId),
  head: ({ match }) => pageTitle(match, msg`Importar turmas`),
  component: function ImportRoute() {
    return <ImportPage periodId={Route.useParams().periodId} />
  },
})
