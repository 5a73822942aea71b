import { appConfig } from '#config'
import { isPageRequest, createRedirect } from '../http.server.ts'
import { PortalError } from '../portal-error.ts'
import { fullOrRestrictedSession, type RequestScope } from '../request-scope.server.ts'
import type { Session } from './session.ts'
import { keepProof, getProofInstant } from './session-store.server.ts'
import { withTab } from './tabs.server.ts'
import { stepUpHeader } from './step-up-header.ts'

type Scope = Pick<RequestScope, 'runtime'>

/** Whether the person proved who they are within the last minutes. */
export async function isRecentlyProven({ runtime }: Scope, session: Session): Promise<boolean> {
  const at = await getProofInstant(runtime, session)
  return at !== null && Date.now() - at.getTime() <= appConfig.session.proofLifetime * 1000
}

/** Requires a recent proof for a sensitive action. @throws PortalError STEP_UP_REQUIRED, or FORBIDDEN for operators who act as somebody, whose proof is another's */
export async function checkRecentProof(scope: Scope, session: Session): Promise<void> {
  if (await isRecentlyProven(scope, session)) return
  throw new PortalError(session.person.impersonated ? 'FORBIDDEN' : 'STEP_UP_REQUIRED')
}

/** Redirects to the page where people prove again who they are. @param page of the portal, to go on to @param problem code of a refused proof */
export function redirectToProof(
  { runtime, hostname, tab }: Pick<RequestScope, 'runtime' | 'hostname' | 'tab'>,
  page: string,
  problem?: string,
): Response {
  const search = new URLSearchParams({ returnTo: page, ...(problem && { problem }) })
  return createRedirect(`${runtime.portalUrl(hostname)}${withTab(`/confirm-identity?${search}`, tab)}`, 303)
}

/** Answers a request for a file that needs a proof: scripts ask for it and repeat the request, links lead to the page that asks. */
export function stepUpForFile(scope: RequestScope, request: Request): Response {
  const { pathname, search } = new URL(request.url)
  if (isPageRequest(request)) return redirectToProof(scope, `${pathname}${search}`)
  return new Response(null, { status: 403, headers: { [stepUpHeader]: 'required' } })
}

/** Milliseconds by which the clock of a provider may be behind. */
const clockSkew = 60_000

/** Stores the proof of an identity provider's sign-in that only proves again who is signed in. Returns whether it was accepted. */
export async function proveByProvider(
  scope: Pick<RequestScope, 'runtime' | 'session' | 'restrictedSession' | 'log'>,
  { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>,
  signedInAt: Date | null,
  { startedAt }: { startedAt: number },
): Promise<boolean> {
  const session = fullOrRestrictedSession(scope)
  const isSame = session !== null && session.tenantId === tenantId && session.userId === userId && !session.person.impersonated
  if (!isSame || signedInAt === null || signedInAt.getTime() < startedAt - clockSkew) return false
  await keepProof(scope.runtime, session)
  scope.log.info({ event: 'identity-proven', way: 'provider' }, 'identity proven again')
  return true
}
