import { createFileRoute } from '@tanstack/react-router'
import { documentReviewList } from '../../../features/document-reviews/document-reviews.list.tsx'
import { exportResponse } from '../../../kit/list/export-response.server.ts'

export const Route = createFileRoute('/_portal/document-reviews/export')({
  server: {
    handlers: {
      GET: ({ request, context: { scope } }) =>
        exportResponse(scope, request, documentReviewList, ({ filter, sort }) =>
          scope.upstream.academic.documentReviews.export({ filter, sort }),
        ),
    },
  },
})
