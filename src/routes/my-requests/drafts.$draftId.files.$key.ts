import { createFileRoute } from '@tanstack/react-router'
import { openDraftFile } from '../../features/requests/request-file.server.ts'

export const Route = createFileRoute('/my-requests/drafts/$draftId/files/$key')({
  server: { handlers: { GET: ({ context, params }) => openDraftFile(context.scope, params.draftId, params.key) } },
})
