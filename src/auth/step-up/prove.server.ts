import type { IdentityProof, ProofWays } from '#api/users/identity-proof.ts'
import type { PasskeyAnswer } from '#api/users/passkey-response.ts'
import { hasOwnPassword } from '#api/identity/auth-methods.ts'
import { signInCode, typedPassword } from '#api/users/second-factor.ts'
import { openFormRoute, withSearch } from '../../request/form-route.server.ts'
import { createRedirect } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { safeReturnUrl } from '../../request/return-url.ts'
import { stepUpBySaml } from '../saml/saml.server.ts'
import type { Session } from '../../request/session/session.ts'
import { keepProof } from '../../request/session/session-store.server.ts'
import { beginSignIn } from '../sign-in/sign-in.server.ts'
import { addHostname } from './read-passkey.ts'
import { isRecentlyProven, redirectToProof } from '../../request/session/recent-proof.server.ts'

export interface ProofState {
  isRecent: boolean
  /** The ways to prove; null if the account's provider asks instead. */
  ways: ProofWays | null
}

export async function readProofState(scope: RequestScope, session: Session): Promise<ProofState> {
  const { upstream, hostname } = scope
  const [isRecent, ways] = await Promise.all([
    isRecentlyProven(scope, session),
    provesElsewhere(scope, session) ? null : upstream.users.identityProofWays({ hostname }),
  ])
  return { isRecent, ways }
}

/** Keeps the proof with the session once the service has accepted it. */
export async function proveToUsers(
  { upstream, runtime, hostname, log }: RequestScope,
  session: Session,
  proof: Omit<IdentityProof, 'passkey'> & { passkey?: PasskeyAnswer | undefined },
): Promise<void> {
  await upstream.users.proveIdentity(addHostname(hostname, proof))
  await keepProof(runtime, session)
  log.info({ event: 'identity-proven', way: proof.passkey ? 'passkey' : proof.code ? 'code' : 'password' }, 'identity proven again')
}

const getPage = (form: FormData) => safeReturnUrl(String(form.get('returnTo') ?? '').trim())

/** Handles the form of browsers without scripts. */
export const proveByForm = openFormRoute({
  acts: {
    prove: {
      async call({ scope, session, form }) {
        if (!session) return withSearch('/auth/signin', { returnTo: getPage(form) })
        const [code, password] = [signInCode.safeParse(form.get('factorCode')), typedPassword.safeParse(form.get('ownPassword'))]
        await proveToUsers(scope, session, { code: code.data, password: password.data })
        return redirectToProof(scope, getPage(form))
      },
    },
  },
  page: ({ scope, form, code }) => redirectToProof(scope, getPage(form), code),
})

/** Redirects to the account's provider, which asks the signed-in person to sign in again. */
export async function proveAtProvider(scope: RequestScope, request: Request): Promise<Response> {
  const { session } = scope
  const returnTo = `/confirm-identity?${new URLSearchParams({ returnTo: safeReturnUrl(new URL(request.url).searchParams.get('returnTo')) })}`
  if (!session || !provesElsewhere(scope, session)) return createRedirect(`${scope.runtime.portalUrl(scope.hostname)}${returnTo}`)
  if (!hasOwnPassword(session.person.method)) return stepUpBySaml(scope, request, returnTo)
  return beginSignIn(scope, request, { returnTo, isStepUp: true })
}

/** Returns whether an account proves elsewhere: accounts of SAML or another identity provider have no factor here. */
const provesElsewhere = ({ runtime }: Pick<RequestScope, 'runtime'>, { person }: Session) =>
  !hasOwnPassword(person.method) || !runtime.identityProvider.isEmbedded
