import type { Session } from '../request/session/session.ts'
import { demandRecentProof } from '../request/session/demand-recent-proof.server.ts'
import { PortalError, portalErrorCode } from '../request/portal-error.ts'
import type { RequestScope } from '../request/request-scope.server.ts'
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
  const allowed = allowedProcedures.get(path)
  if (!allowed || allowed.isQuery !== isQuery) throw new PortalError('FORBIDDEN')
  scope.procedure = path
  const { person } = session
  if (!allowed.isFor(person) || (allowed.isOwnAct && person.impersonated)) throw new PortalError('FORBIDDEN')
  if (allowed.needsProof) await demandRecentProof(scope, session)
  const call = allowed.path.reduce<unknown>((client, name) => (client as Record<string, unknown>)[name], scope.upstream)
  return (call as (input: unknown) => Promise<unknown>)(input).catch((error: unknown) => {
    // Input is validated by the contract alone, so what is no input is refused here: whoever probes leaves a trace.
    throw portalErrorCode(error) === 'BAD_REQUEST' ? new PortalError('BAD_REQUEST') : error
  })
}
