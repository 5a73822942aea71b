import { createFileRoute } from '@tanstack/react-router'
import { statementPdf } from '../../../features/statement/statement-files.server.ts'

export const Route = createFileRoute('/financial/statement/pdf')({
  server: { handlers: { GET: ({ context, request }) => statementPdf(context.scope, request) } },
})
