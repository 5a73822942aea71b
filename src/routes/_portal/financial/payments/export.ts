import { createFileRoute } from '@tanstack/react-router'
import { debtList } from '../../../../features/debts/debts.list.tsx'
import { exportResponse } from '../../../../kit/list/export-response.server.ts'

export const Route = createFileRoute('/_portal/financial/payments/export')({
  server: {
    handlers: {
      GET: ({ request, context: { scope } }) =>
        exportResponse(scope, request, debtList, ({ filter, sort }) => scope.upstream.financial.debts.export({ filter, sort })),
    },
  },
})
