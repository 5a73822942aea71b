import { createFileRoute } from '@tanstack/react-router'
import { changeAccount } from '../features/account/account.server.ts'

export const Route = createFileRoute('/preferences/account')({
  server: { handlers: { POST: changeAccount } },
})
