import { createFileRoute } from '@tanstack/react-router'
import { serveProof } from '../../../features/credits/credits.server.ts'

export const Route = createFileRoute('/financial/credits/proofs/$useId')({
  server: { handlers: { GET: ({ params, context }) => serveProof(context.scope, params.useId) } },
})
