import { createFileRoute } from '@tanstack/react-router'
import { enterByLaunch } from '../../../auth/sign-in/launch.server.ts'

/** POST only: a link must not sign anyone in. */
export const Route = createFileRoute('/auth/launch/enter')({
  server: { handlers: { POST: enterByLaunch } },
})
