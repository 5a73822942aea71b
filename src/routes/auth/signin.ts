import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../../session/redirect.server.ts'
import { beginSignIn } from '../../session/sign-in.server.ts'
import { readCookies, signInCookie, signInCookieHeader } from '../../session/cookies.server.ts'

/** Sends the browser to the identity provider. */
export const Route = createFileRoute('/auth/signin')({
  validateSearch: (search: Record<string, unknown>) => ({ ...(typeof search.returnTo === 'string' && { returnTo: search.returnTo }) }),
  server: {
    handlers: {
      GET: async ({ request, context }) => {
        const returnTo = new URL(request.url).searchParams.get('returnTo')
        const { url, browserSecret } = await beginSignIn(context.scope, returnTo, readCookies(request)[signInCookie] ?? null)
        context.scope.setCookie(signInCookieHeader(browserSecret))
        return redirectTo(url.href)
      },
    },
  },
})
