import { createFileRoute } from '@tanstack/react-router'
import { createRedirect } from '../request/http.server.ts'
import { completeSignIn } from '../auth/sign-in/sign-in.server.ts'

export const Route = createFileRoute('/callback')({
  server: {
    handlers: {
      GET: async ({ request, context }) => {
        const { scope } = context
        const result = await completeSignIn(scope, request)
        const portal = scope.runtime.portalUrl(scope.hostname)
        if ('problem' in result) return createRedirect(`${portal}/error?problem=${result.problem}`)
        return createRedirect(`${portal}${result.returnTo}`)
      },
    },
  },
})
