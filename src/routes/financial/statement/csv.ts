import { createFileRoute } from '@tanstack/react-router'
import { statementCsv } from '../../../features/statement/statement-files.server.ts'

/** A statement as a table for spreadsheets. */
export const Route = createFileRoute('/financial/statement/csv')({
  server: { handlers: { GET: ({ context, request }) => statementCsv(context.scope, request) } },
})
