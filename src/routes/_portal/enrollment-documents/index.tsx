import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { documentQueries } from '../../../features/enrollment-documents/enrollment-documents.queries.ts'
import { documentsSearch } from '../../../features/enrollment-documents/document-search.ts'
import { EnrollmentDocumentsPage } from '../../../features/enrollment-documents/enrollment-documents-page.tsx'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/enrollment-documents/')({
  staticData: { words: ['enrollment-documents'] },
  validateSearch: documentsSearch,
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(documentQueries.list()),
  head: ({ match }) => pageTitle(match, msg`Documentos da matrícula`),
  component: function EnrollmentDocumentsRoute() {
    return <EnrollmentDocumentsPage fileFailed={Route.useSearch().file === 'failed'} />
  },
})
