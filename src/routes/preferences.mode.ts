import { createFileRoute } from '@tanstack/react-router'
import { changeMode } from '../auth/session/change-preference.server.ts'

export const Route = createFileRoute('/preferences/mode')({
  server: { handlers: { POST: changeMode } },
})
