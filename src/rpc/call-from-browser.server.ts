import { PortalError, portalErrorCode } from '../request/portal-error.ts'
import type { RequestScope } from '../request/request-scope.server.ts'
import { demandRecentProof } from '../request/session/demand-recent-proof.server.ts'
import type { Session } from '../request/session/session.ts'
import { allowedProcedures } from './allowed-procedures.server.ts'

/**
 * Calls a service as the person who is signed in, if the list of access says that they may.
 *
 * @throws PortalError FORBIDDEN, STEP_UP_REQUIRED, and what the service refuses
 */
export async function callFromBrowser(
  scope: RequestScope,
  session: Session,
  { path, input, isQuery }: { path: string; input?: unknown; isQuery: boolean },
): Promise<unknown> {
  const refusal = (code: 'FORBIDDEN' | 'BAD_REQUEST') => Object.assign(new PortalError(code), { procedure: path })
  const allowed = allowedProcedures.get(path)
  if (!allowed || allowed.isQuery !== isQuery) throw refusal('FORBIDDEN')
  scope.procedure = path
  // Users who act as somebody else are refused by the service, which records every attempt.
  if (!session.person.impersonated && !allowed.isFor(session.person)) throw refusal('FORBIDDEN')
  if (allowed.needsProof) await demandRecentProof(scope, session)
  const call = allowed.path.reduce<unknown>((client, name) => (client as Record<string, unknown>)[name], scope.upstream)
  return (call as (input: unknown) => Promise<unknown>)(input).catch((error: unknown) => {
    // Only the contract validates input, so invalid input counts as a refusal here: probing leaves a trace.
    throw portalErrorCode(error) === 'BAD_REQUEST' ? refusal('BAD_REQUEST') : error
  })
}
