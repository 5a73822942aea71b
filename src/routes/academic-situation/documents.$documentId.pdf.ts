import { createFileRoute } from '@tanstack/react-router'
import { documentPdf } from '../../features/shared-documents/document-forms.server.ts'

export const Route = createFileRoute('/academic-situation/documents/$documentId/pdf')({
  server: { handlers: { GET: ({ context, params }) => documentPdf(context.scope, params.documentId) } },
})
