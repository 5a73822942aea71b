import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { sharedDocumentsQuery } from '../../features/shared-documents/shared-documents.queries.ts'
import { sharedDocumentsSearch } from '../../features/shared-documents/shared-document-search.ts'
import { SharedDocumentsPage } from '../../features/shared-documents/shared-documents-page.tsx'

export const Route = createFileRoute('/_portal/academic-situation_/documents')({
  staticData: { words: ['shared-documents'] },
  validateSearch: sharedDocumentsSearch,
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(sharedDocumentsQuery),
  head: ({ match }) => pageTitle(match, msg`Emitir documentos`),
  component: function SharedDocumentsRoute() {
    return <SharedDocumentsPage search={Route.useSearch()} />
  },
})
