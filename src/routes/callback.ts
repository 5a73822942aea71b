import { createFileRoute } from '@tanstack/react-router'
import { clearedSignInCookie, readCookies, signInCookie } from '../request/cookies.server.ts'
import { redirectTo } from '../request/http.server.ts'
import { completeSignIn } from '../auth/sign-in/sign-in.server.ts'

export const Route = createFileRoute('/callback')({
  server: {
    handlers: {
      GET: async ({ request, context }) => {
        const { scope } = context
        const { searchParams } = new URL(request.url)
        const result = await completeSignIn(scope, searchParams, readCookies(request)[signInCookie] ?? null)
        const portal = scope.runtime.portalUrl(scope.hostname)
        if ('problem' in result) return redirectTo(`${portal}/error?problem=${result.problem}`)
        scope.setCookie(clearedSignInCookie())
        return redirectTo(`${portal}${result.returnTo}`)
      },
    },
  },
})
