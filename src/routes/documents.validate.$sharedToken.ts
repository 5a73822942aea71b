import { createFileRoute } from '@tanstack/react-router'
import { showDocumentValidation } from '../features/public-validation/document-validation.server.ts'

export const Route = createFileRoute('/documents/validate/$sharedToken')({
  server: { handlers: { GET: ({ context, params }) => showDocumentValidation(context.scope, params.sharedToken) } },
})
