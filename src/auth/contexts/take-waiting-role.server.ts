import { currentTokens, exchangeTokens, updateSessionPerson } from '../../request/session/session-store.server.ts'
import type { Session } from '../../request/session/session.ts'
import { toSingleTokenSet } from '../../request/session/single-token.ts'
import { refreshTokens } from '../../request/identity-client.server.ts'
import { readPerson } from '../sign-in/sign-in.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { tokenForRole } from './switch-context.server.ts'

/** Activates the role that waited for a second factor: new tokens, and the person's rights read again. Never throws. */
export async function takeWaitingRole(scope: RequestScope, session: Session): Promise<void> {
  const { runtime, hostname, upstream, log } = scope
  const { waitingRole } = session.person
  if (!waitingRole) return
  try {
    const { accessToken } = await currentTokens(runtime, session)
    const tokens = await exchangeTokens(runtime, session.idHash, accessToken, async (current) =>
      current.isSingle ? toSingleTokenSet(await tokenForRole(upstream, waitingRole)) : refreshTokens(runtime, hostname, current),
    )
    if (tokens) await updateSessionPerson(runtime, session, (await readPerson(scope, tokens)).person)
  } catch (error) {
    log.warn({ err: error }, 'waiting role was not taken')
  }
}
