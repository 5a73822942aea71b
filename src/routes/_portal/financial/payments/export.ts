import { createFileRoute } from '@tanstack/react-router'
import { exportDebts } from '../../../../features/debts/export-debts.server.ts'

/** The debts of a list's address as a file. Checks session and permission itself: no page guard runs here. */
export const Route = createFileRoute('/_portal/financial/payments/export')({
  server: {
    handlers: {
      GET: ({ request, context }) => exportDebts(context.scope, new URL(request.url).searchParams),
    },
  },
})
