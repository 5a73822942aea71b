import { createFileRoute } from '@tanstack/react-router'
import { openCertificate } from '../../subjects/academic-situation/certificate-file.server.ts'

export const Route = createFileRoute('/academic-situation/certificates/$activityId')({
  server: { handlers: { GET: ({ context, params }) => openCertificate(context.scope, params.activityId) } },
})
