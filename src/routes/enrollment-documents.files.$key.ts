import { createFileRoute } from '@tanstack/react-router'
import { openDocumentFile } from '../features/enrollment-documents/document-file.server.ts'

export const Route = createFileRoute('/enrollment-documents/files/$key')({
  server: { handlers: { GET: ({ context, params }) => openDocumentFile(context.scope, params.key) } },
})
