import { answerInFrame } from './sign-in/in-frame.server.ts'
import { answerLaunch } from './sign-in/launch.server.ts'
import type { RequestScope } from '../request/request-scope.server.ts'
import { samlRedirect } from './saml/saml.server.ts'
import { redirectAfterSignOut, saveSignOutTarget } from './sign-out/sign-out-target.server.ts'
import { switchContext } from './contexts/switch-context.server.ts'
import { redirectToTab } from '../request/session/tabs.server.ts'
import { answerSignIn } from './sign-in/sign-in-methods.server.ts'

/** Order matters: the first response wins. */
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

export async function earlyRedirect(scope: RequestScope, request: Request): Promise<Response | null> {
  for (const answer of handlers) {
    const response = await answer(scope, request)
    if (response) return response
  }
  return null
}
