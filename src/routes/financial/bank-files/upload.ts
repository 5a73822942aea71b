import { createFileRoute } from '@tanstack/react-router'
import { receiveBankFile } from '../../../features/bank-files/bank-files.server.ts'

export const Route = createFileRoute('/financial/bank-files/upload')({
  server: { handlers: { POST: ({ request, context }) => receiveBankFile(context.scope, request) } },
})
