import { createFileRoute } from '@tanstack/react-router'
import { statementCsv } from '../../../features/statement/statement-files.server.ts'

export const Route = createFileRoute('/financial/statement/csv')({
  server: { handlers: { GET: ({ context, request }) => statementCsv(context.scope, request) } },
})
