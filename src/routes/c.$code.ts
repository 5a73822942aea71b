import { createFileRoute } from '@tanstack/react-router'
import { showCardValidation } from '../features/public-validation/card-validation.server.ts'

/** The short address in the QR code of a student card. */
export const Route = createFileRoute('/c/$code')({
  server: { handlers: { GET: ({ context, params }) => showCardValidation(context.scope, params.code, null) } },
})
