import { createFileRoute } from '@tanstack/react-router'
import { receivedList } from '../../../../features/received-payments/received.list.tsx'
import { exportResponse } from '../../../../kit/list/export-response.server.ts'

export const Route = createFileRoute('/_portal/financial/received-payments/export')({
  server: {
    handlers: {
      GET: ({ request, context: { scope } }) =>
        exportResponse(scope, request, receivedList, ({ filter, sort }) =>
          scope.upstream.financial.receivedPayments.export({ filter, sort }),
        ),
    },
  },
})
