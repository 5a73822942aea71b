import { createFileRoute } from '@tanstack/react-router'
import { creditList } from '../../../../features/credits/credits.list.tsx'
import { exportResponse } from '../../../../kit/list/export-response.server.ts'

export const Route = createFileRoute('/_portal/financial/credits/export')({
  server: {
    handlers: {
      GET: ({ request, context: { scope } }) =>
        exportResponse(scope, request, creditList, ({ filter, sort }) => scope.upstream.financial.credits.export({ filter, sort })),
    },
  },
})
