import type { ContextChoice } from '#api/contexts.ts'
import type { AuthMethod } from '#api/identity/auth-methods.ts'
import type { Principal } from '#api/principal.ts'
import { placeOfAliases } from '../../settings/places.ts'
import { findAccount, rememberContext } from '../../users/accounts/accounts.ts'
import { chooseRoleInInstitution, chosenContext, getContexts, defaultChoice } from '../../users/accounts/contexts.ts'
import { checkSecondStep, type SecondFactorPorts } from '../../users/second-factor/second-factor.ts'
import { openDevice, sealDevice } from '../../users/sign-in/known-device.ts'
import { signInWithPassword } from '../../users/sign-in/sign-in.ts'
import { recordSignIn } from '../activity/activity.ts'
import { exchangeToken, type IssuedToken, issueToken, type SingleTokenPorts } from './single-token.ts'
import type { SamlSession } from '../identity.schema.ts'
import type { Subject } from '../provider/subject.ts'

export type SingleSignIn =
  /** `device` is for a cookie of the browser. */
  | { kind: 'accepted'; token: IssuedToken; device: string }
  | { kind: 'refused' | 'locked' }
  /** The password was right, but the second step is missing or wrong. */
  | { kind: 'code-needed' | 'code-refused' }

/** Password sign-in for a single token (docs/requirements/shell.md, section 7, version 2). A null `tenant` means operation users. */
export async function signInForToken(
  ports: SecondFactorPorts,
  {
    tenant,
    username,
    password,
    code = null,
    iesAlias = null,
    device,
    address,
  }: {
    tenant: string | null
    username: string
    password: string
    code?: string | null
    iesAlias?: string | null
    device?: string | undefined
    address: string
  },
): Promise<SingleSignIn> {
  const place = await placeOfAliases(ports.pool, { tenantAlias: tenant, iesAlias })
  if (!place) return { kind: 'refused' }
  const tenantId = place.tenantId ?? 0
  const known = await openDevice(ports, device)
  const result = await signInWithPassword(ports.pool, ports.clock, { tenantId, login: username, password, address, device: known })
  if (result.kind !== 'accepted') return result
  const step = await checkSecondStep(ports, { homeTenantId: tenantId, userId: result.accountId }, code)
  if (step === 'locked') return { kind: 'locked' }
  if (step === 'needed') return { kind: 'code-needed' }
  if (step === 'refused') return { kind: 'code-refused' }
  return {
    kind: 'accepted',
    token: await issueSignInToken(ports, { tenantId, userId: result.accountId }, 'password', { institutionId: place.institutionId }),
    device: await sealDevice(ports, { tenantId, accountId: result.accountId }, known),
  }
}

/** Issues a single token to an authenticated user, in the default role, or in a role of the institution whose address was used. */
export async function issueSignInToken(
  ports: SingleTokenPorts,
  subject: Subject,
  method: AuthMethod,
  { samlSession = null, institutionId = null }: { samlSession?: SamlSession | null; institutionId?: number | null } = {},
): Promise<IssuedToken> {
  await recordSignIn(ports, subject, method)
  const account = await findAccount(ports.pool, subject.tenantId, subject.userId)
  const choice = account && (institutionId === null ? defaultChoice(account) : chooseRoleInInstitution(account, institutionId))
  // The role is verified on every use.
  return issueToken(ports, { ...subject, method, samlSession, choice })
}

/** Issues a token for another role; the previous one stays valid for other tabs. Null when the role is not held or the token ended. */
export async function assumeRole(
  ports: SingleTokenPorts,
  token: string,
  { homeTenantId, userId }: Principal,
  choice: ContextChoice,
): Promise<IssuedToken | null> {
  const account = await findAccount(ports.pool, homeTenantId, userId)
  if (!account || !chosenContext(await getContexts(ports.pool, account), choice)) return null
  const issued = await exchangeToken(ports, token, choice)
  if (!issued) return null
  await rememberContext(ports.pool, homeTenantId, userId, choice)
  return issued
}
