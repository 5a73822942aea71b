import type { LaunchableApplication } from '#api/applications.ts'
import type { Context } from '#api/contexts.ts'
import type { Principal } from '#api/principal.ts'
import { applicationsFor } from '../../settings/applications/applications.ts'
import { findAccount } from '../../users/accounts/accounts.ts'
import { contextsOf } from '../../users/accounts/contexts.ts'
import { endToken, issueToken, principalOfToken, type SingleTokenPorts } from '../single-tokens/single-token.ts'

/** Seconds in which the browser has to arrive at the other application. */
const lifetime = 60

/** What the portal asks for: an application, and the role and place to arrive with. */
export interface WantedLaunch {
  app: string
  roleAlias: string
  tenantAlias: string | null
  iesAlias: string | null
}

/**
 * Makes the address that opens an application of version 2, with a token of its own for the wanted role (docs/requirements/shell.md, section 7, `POST sso/applications/{app}/url`). The address may hold `{hostname}`, and may be a path.
 *
 * @returns null for an application, role or place that is not the person's
 */
export async function launchUrl(
  ports: SingleTokenPorts,
  { homeTenantId, userId, method, roleId }: Principal,
  wanted: WantedLaunch,
): Promise<string | null> {
  const account = await findAccount(ports.pool, homeTenantId, userId)
  const contexts = account ? await contextsOf(ports.pool, account) : []
  const application = (await applicationsFor(ports.pool, contexts)).find(({ alias }) => alias === wanted.app)
  const place = placeOf(contexts, wanted)
  const fitting = place?.roles.filter(({ profile }) => profile === wanted.roleAlias) ?? []
  // The role that the person acts in: another of the same kind may reach further.
  const role = fitting.find(({ id }) => id === roleId) ?? fitting[0]
  if (!application?.appLauncherSsoUrl || !application.allowAppLauncher || application.safeaVersion !== 'v2') return null
  if (!place || !role || !isOpenWith(application, place, role.profile)) return null
  const choice = { roleId: role.id, tenantId: place.tenantId, institutionId: place.institutionId }
  const { token } = await issueToken(ports, { tenantId: homeTenantId, userId, choice, method }, lifetime)
  const [address, fragment] = application.appLauncherSsoUrl.split('#')
  return `${address}${address!.includes('?') ? '&' : '?'}tokenId=${token}${fragment === undefined ? '' : `#${fragment}`}`
}

/**
 * Whom the token of a launch speaks for, and as what, for the application that was opened; it is used up by asking.
 *
 * @returns null for a token that is none, ended, or was used
 */
export async function takeLaunchToken(ports: SingleTokenPorts, token: string): Promise<{ name: string; role: string } | null> {
  const principal = await principalOfToken(ports, token)
  const account = principal && (await findAccount(ports.pool, principal.homeTenantId, principal.userId))
  if (!account) return null
  await endToken(ports, token)
  return { name: account.name, role: account.memberships.find(({ id }) => id === principal.roleId)?.name ?? '' }
}

function placeOf(contexts: readonly Context[], { tenantAlias, iesAlias }: WantedLaunch): Context | undefined {
  if (tenantAlias === null) return contexts.find(({ level }) => level === 'application')
  const tenant = contexts.find(({ level, alias }) => level === 'tenant' && alias === tenantAlias)
  if (iesAlias === null) return tenant
  return contexts.find(({ level, alias, tenantId }) => level === 'institution' && alias === iesAlias && tenantId === tenant?.tenantId)
}

function isOpenWith(application: LaunchableApplication, { tenantId, institutionId }: Context, profile: string): boolean {
  const tenant = application.tenants.find(({ id }) => id === tenantId)
  const place =
    tenantId === null ? application : institutionId === null ? tenant : tenant?.institutions.find(({ id }) => id === institutionId)
  return Boolean(place?.roles.some(({ alias }) => alias === profile))
}
