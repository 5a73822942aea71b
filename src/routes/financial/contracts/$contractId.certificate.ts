import { createFileRoute } from '@tanstack/react-router'
import { contractPdf } from '../../../features/contracts/contracts.server.ts'

export const Route = createFileRoute('/financial/contracts/$contractId/certificate')({
  server: {
    handlers: { GET: ({ request, context, params }) => contractPdf(context.scope, 'contract-certificate', params.contractId, request) },
  },
})
