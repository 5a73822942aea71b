import { createFileRoute } from '@tanstack/react-router'
import { issueByForm } from '../../features/shared-documents/document-forms.server.ts'

export const Route = createFileRoute('/academic-situation/documents/issue')({
  server: { handlers: { POST: issueByForm } },
})
