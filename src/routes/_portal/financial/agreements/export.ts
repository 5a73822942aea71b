import { createFileRoute } from '@tanstack/react-router'
import { agreementList } from '../../../../features/agreements/agreements.list.tsx'
import { exportResponse } from '../../../../kit/list/export-response.server.ts'

export const Route = createFileRoute('/_portal/financial/agreements/export')({
  server: {
    handlers: {
      GET: ({ request, context: { scope } }) =>
        exportResponse(scope, request, agreementList, ({ filter, sort }) => scope.upstream.financial.agreements.export({ filter, sort })),
    },
  },
})
