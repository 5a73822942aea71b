import { createFileRoute } from '@tanstack/react-router'
import { changeAccount } from '../features/account/account.server.ts'

/** Changes one part of the own account and returns to its page. */
export const Route = createFileRoute('/preferences/account')({
  server: { handlers: { POST: ({ request, context }) => changeAccount(context.scope, request) } },
})
