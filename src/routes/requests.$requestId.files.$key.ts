import { createFileRoute } from '@tanstack/react-router'
import { openOfficeFile } from '../features/request-office/office-file.server.ts'

export const Route = createFileRoute('/requests/$requestId/files/$key')({
  server: { handlers: { GET: ({ context, params }) => openOfficeFile(context.scope, params) } },
})
