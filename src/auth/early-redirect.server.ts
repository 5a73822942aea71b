import { answerInFrame } from './sign-in/in-frame.server.ts'
import { answerLaunch } from './sign-in/launch.server.ts'
import type { RequestScope } from '../request/request-scope.server.ts'
import { samlRedirect } from './saml/saml.server.ts'
import { redirectAfterSignOut, saveSignOutTarget } from './sign-out/sign-out-target.server.ts'
import { switchContext } from './contexts/switch-context.server.ts'
import { redirectToTab } from './session/tabs.server.ts'
import { answerSignIn } from './sign-in/sign-in-methods.server.ts'

/** What may redirect a visit before its page is rendered, in this order. */
const handlers = [
  redirectToTab,
  saveSignOutTarget,
  redirectAfterSignOut,
  answerLaunch,
  answerInFrame,
  samlRedirect,
  switchContext,
  answerSignIn,
]

/** The response to a visit that needs no page; null for a page that is to be rendered. */
export async function earlyRedirect(scope: RequestScope, request: Request): Promise<Response | null> {
  for (const answer of handlers) {
    const response = await answer(scope, request)
    if (response) return response
  }
  return null
}
