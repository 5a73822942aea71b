import { createFileRoute } from '@tanstack/react-router'
import { openRequestFile } from '../../features/requests/request-file.server.ts'

export const Route = createFileRoute('/my-requests/$requestId/files/$key')({
  server: { handlers: { GET: ({ context, params }) => openRequestFile(context.scope, params.requestId, params.key) } },
})
