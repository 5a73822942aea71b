import { createFileRoute } from '@tanstack/react-router'
import { contractPdf } from '../../../features/contracts/contracts.server.ts'

/** The certificate of a contract's acceptance as PDF. */
export const Route = createFileRoute('/financial/contracts/$contractId/certificate')({
  server: {
    handlers: { GET: ({ request, context, params }) => contractPdf(context.scope, 'contract-certificate', params.contractId, request) },
  },
})
