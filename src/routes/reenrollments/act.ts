import { createFileRoute } from '@tanstack/react-router'
import { actByForm } from '../../features/reenrollment/reenrollment-forms.server.ts'

export const Route = createFileRoute('/reenrollments/act')({
  server: { handlers: { POST: actByForm } },
})
