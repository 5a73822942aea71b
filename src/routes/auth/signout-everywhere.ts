import { createFileRoute } from '@tanstack/react-router'
import { signOutEverywhere } from '../../auth/sign-out/sign-out.server.ts'

/** POST only, like sign-out. */
export const Route = createFileRoute('/auth/signout-everywhere')({
  server: { handlers: { POST: signOutEverywhere } },
})
