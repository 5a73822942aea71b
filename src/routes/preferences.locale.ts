import { createFileRoute } from '@tanstack/react-router'
import { changeLocale } from '../auth/session/change-preference.server.ts'

export const Route = createFileRoute('/preferences/locale')({
  server: { handlers: { POST: changeLocale } },
})
