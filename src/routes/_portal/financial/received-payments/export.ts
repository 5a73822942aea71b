import { createFileRoute } from '@tanstack/react-router'
import { exportReceived } from '../../../../features/received-payments/export-received.server.ts'

/** The payments of a list's address as a file. Checks session and permission itself: no page guard runs here. */
export const Route = createFileRoute('/_portal/financial/received-payments/export')({
  server: {
    handlers: {
      GET: ({ request, context }) => exportReceived(context.scope, new URL(request.url).searchParams),
    },
  },
})
