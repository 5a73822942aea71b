import { createFileRoute } from '@tanstack/react-router'
import { exportAgreements } from '../../../../features/agreements/export-agreements.server.ts'

/** The agreements of a list's address as a file. Checks session and permission itself: no page guard runs here. */
export const Route = createFileRoute('/_portal/financial/agreements/export')({
  server: {
    handlers: {
      GET: ({ request, context }) => exportAgreements(context.scope, new URL(request.url).searchParams),
    },
  },
})
