import type { ContextChoice } from '#api/contexts.ts'
import type { AuthMethod, Principal } from '#api/principal.ts'
import { tenantOfAlias } from '../../settings/places.ts'
import { findAccount, rememberContext } from '../../users/accounts/accounts.ts'
import { chosenContext, contextsOf, usualChoice } from '../../users/accounts/contexts.ts'
import { signInWithPassword } from '../../users/sign-in/sign-in.ts'
import { recordSignIn } from '../activity/activity.ts'
import { exchangeToken, type IssuedToken, issueToken, type SingleTokenPorts } from './single-token.ts'
import type { SamlSession } from '../identity.schema.ts'
import type { Subject } from '../provider/subject.ts'

export type SingleSignIn = { kind: 'accepted'; token: IssuedToken } | { kind: 'refused' } | { kind: 'locked' }

/** Password sign-in for a single token (docs/requirements/shell.md, section 7, version 2). A null `tenant` means operation users. */
export async function signInForToken(
  ports: SingleTokenPorts,
  { tenant, username, password, address }: { tenant: string | null; username: string; password: string; address: string },
): Promise<SingleSignIn> {
  const tenantId = tenant === null ? 0 : await tenantOfAlias(ports.pool, tenant)
  if (tenantId === null) return { kind: 'refused' }
  const result = await signInWithPassword(ports.pool, ports.clock, { tenantId, login: username, password, address })
  if (result.kind !== 'accepted') return result
  return { kind: 'accepted', token: await tokenFor(ports, { tenantId, userId: result.accountId }, 'password') }
}

/** Issues a single token in the default role to an authenticated user. */
export async function tokenFor(
  ports: SingleTokenPorts,
  subject: Subject,
  method: AuthMethod,
  samlSession: SamlSession | null = null,
): Promise<IssuedToken> {
  await recordSignIn(ports, subject, method)
  const account = await findAccount(ports.pool, subject.tenantId, subject.userId)
  // The role is verified on every use.
  return issueToken(ports, { ...subject, method, samlSession, choice: account && usualChoice(account) })
}

/** Issues a token for another role; the previous one stays valid for other tabs. Null when the role is not held or the token ended. */
export async function assumeRole(
  ports: SingleTokenPorts,
  token: string,
  { homeTenantId, userId }: Principal,
  choice: ContextChoice,
): Promise<IssuedToken | null> {
  const account = await findAccount(ports.pool, homeTenantId, userId)
  if (!account || !chosenContext(await contextsOf(ports.pool, account), choice)) return null
  const issued = await exchangeToken(ports, token, choice)
  if (!issued) return null
  await rememberContext(ports.pool, homeTenantId, userId, choice)
  return issued
}
