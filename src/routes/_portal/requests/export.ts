import { createFileRoute } from '@tanstack/react-router'
import { requestOfficeList } from '../../../features/request-office/request-office.list.tsx'
import { exportResponse } from '../../../kit/list/export-response.server.ts'

export const Route = createFileRoute('/_portal/requests/export')({
  server: {
    handlers: {
      GET: ({ request, context: { scope } }) =>
        exportResponse(scope, request, requestOfficeList, ({ filter, sort }) =>
          scope.upstream.academic.requestOffice.export({ filter, sort }),
        ),
    },
  },
})
