import { answerInFrame } from './sign-in/in-frame.server.ts'
import { answerLaunch } from './sign-in/launch.server.ts'
import type { RequestScope } from '../request/request-scope.server.ts'
import { samlRedirect } from './saml/saml.server.ts'
import { answerSignedOut, keepSignOutTarget } from './sign-out/sign-out-target.server.ts'
import { switchContext } from './contexts/switch-context.server.ts'
import { keepTab } from './session/tabs.server.ts'
import { answerSignIn } from './sign-in/sign-in-methods.server.ts'

/** What may lead a visit elsewhere before its page is made, in the order of start-up (shell specification, section 4). */
const reasons = [keepTab, keepSignOutTarget, answerSignedOut, answerLaunch, answerInFrame, samlRedirect, switchContext, answerSignIn]

/** The answer that leads a visit elsewhere; null for a page that is to be made. */
export async function leadElsewhere(scope: RequestScope, request: Request): Promise<Response | null> {
  for (const answer of reasons) {
    const response = await answer(scope, request)
    if (response) return response
  }
  return null
}
