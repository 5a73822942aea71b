import { createFileRoute } from '@tanstack/react-router'
import { contactByForm } from '../subjects/contact/contact-by-form.server.ts'

export const Route = createFileRoute('/preferences/contact')({
  server: { handlers: { POST: contactByForm } },
})
