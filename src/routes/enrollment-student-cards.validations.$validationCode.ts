import { createFileRoute } from '@tanstack/react-router'
import { showCardValidation } from '../features/public-validation/card-validation.server.ts'

export const Route = createFileRoute('/enrollment-student-cards/validations/$validationCode')({
  server: {
    handlers: {
      GET: ({ request, context, params }) =>
        showCardValidation(context.scope, params.validationCode, new URL(request.url).searchParams.get('proof')),
    },
  },
})
