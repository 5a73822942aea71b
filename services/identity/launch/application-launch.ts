import type { LaunchableApplication } from '#api/applications.ts'
import type { Context } from '#api/contexts.ts'
import type { Principal } from '#api/principal.ts'
import { applicationsFor } from '../../settings/applications/applications.ts'
import { findAccount } from '../../users/accounts/accounts.ts'
import { contextsOf } from '../../users/accounts/contexts.ts'
import { endToken, issueToken, principalOfToken, type SingleTokenPorts } from '../single-tokens/single-token.ts'

const lifetime = 60

export interface WantedLaunch {
  app: string
  roleAlias: string
  tenantAlias: string | null
  iesAlias: string | null
}

/**
 * URL with a token for a version 2 application (docs/requirements/shell.md, section 7, `POST sso/applications/{app}/url`). Null when
 * the user lacks the application or role.
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
  // Prefer the current role: another one with the same profile may have more rights.
  const role = fitting.find(({ id }) => id === roleId) ?? fitting[0]
  if (!application?.appLauncherSsoUrl || !application.allowAppLauncher || application.safeaVersion !== 'v2') return null
  if (!place || !role || !isOpenWith(application, place, role.profile)) return null
  const choice = { roleId: role.id, tenantId: place.tenantId, institutionId: place.institutionId }
  const { token } = await issueToken(ports, { tenantId: homeTenantId, userId, choice, method }, lifetime)
  const [address, fragment] = application.appLauncherSsoUrl.split('#')
  return `${address}${address!.includes('?') ? '&' : '?'}tokenId=${token}${fragment === undefined ? '' : `#${fragment}`}`
}

/** Consumes a launch token; null when invalid or used. */
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
