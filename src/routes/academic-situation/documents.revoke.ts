import { createFileRoute } from '@tanstack/react-router'
import { revokeByForm } from '../../features/shared-documents/document-forms.server.ts'

export const Route = createFileRoute('/academic-situation/documents/revoke')({
  server: { handlers: { POST: revokeByForm } },
})
