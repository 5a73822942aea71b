import { createFileRoute } from '@tanstack/react-router'
import { decideCertificateByForm } from '../../features/activity-certificates/decide-certificate.server.ts'

/** For browsers without scripts, and for a submission before they have loaded. */
export const Route = createFileRoute('/academic-situation/certificates/decide')({
  server: { handlers: { POST: ({ request, context }) => decideCertificateByForm(context.scope, request) } },
})
