import type { OpenedLaunch } from '#api/identity/identity.ts'
import type { LaunchableApplication } from '#api/settings/applications.ts'
import type { Context } from '#api/contexts.ts'
import type { Principal } from '#api/principal.ts'
import { listLaunchableApplications, launchableApplications } from '../../settings/applications/applications.ts'
import { findAccount } from '../../users/accounts/accounts.ts'
import { getContexts } from '../../users/accounts/contexts.ts'
import { recordSignIn } from '../activity/activity.ts'
import { type IssuedToken, issueToken, type SingleTokenPorts, takeOnce, type TokenHolder } from '../single-tokens/single-token.ts'

/** Lifetimes in seconds: of a launch token in an address, of the ticket while the person answers, and of the session. */
const lifetimes = { launch: 60, ticket: 600, session: 28_800 }

export interface LaunchQuery {
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
  wanted: LaunchQuery,
): Promise<string | null> {
  const account = await findAccount(ports.pool, homeTenantId, userId)
  const contexts = account ? await getContexts(ports.pool, account) : []
  const application = listLaunchableApplications(await launchableApplications(ports.pool), contexts).find(
    ({ alias }) => alias === wanted.app,
  )
  const place = getPlace(contexts, wanted)
  const fitting = place?.roles.filter(({ profile }) => profile === wanted.roleAlias) ?? []
  // Prefer the current role: another one with the same profile may have more rights.
  const role = fitting.find(({ id }) => id === roleId) ?? fitting[0]
  if (!application?.appLauncherSsoUrl || !application.allowAppLauncher || application.safeaVersion !== 'v2') return null
  if (!place || !role || !isOpenWith(application, place, role.profile)) return null
  const choice = { roleId: role.id, tenantId: place.tenantId, institutionId: place.institutionId }
  const { token } = await issueLaunch(ports, { tenantId: homeTenantId, userId, choice, method })
  const [address, fragment] = application.appLauncherSsoUrl.split('#')
  return `${address}${address!.includes('?') ? '&' : '?'}tokenId=${token}${fragment === undefined ? '' : `#${fragment}`}`
}

/** Issues a token that an address may carry: it opens a launch once and does not authorize any call. */
export const issueLaunch = (ports: SingleTokenPorts, holder: TokenHolder): Promise<IssuedToken> =>
  issueToken(ports, holder, { seconds: lifetimes.launch, purpose: 'launch' })

/** Consumes a launch token; null when invalid or used. */
export async function takeLaunchToken(ports: SingleTokenPorts, token: string): Promise<{ name: string; role: string } | null> {
  const holder = await takeOnce(ports, token, 'launch')
  const account = holder && (await findAccount(ports.pool, holder.tenantId, holder.userId))
  if (!account) return null
  return { name: account.name, role: account.memberships.find(({ id }) => id === holder.choice?.roleId)?.name ?? '' }
}

/** Exchanges a launch token for a ticket, which waits for the person's answer; null when invalid or used. */
export async function openLaunch(ports: SingleTokenPorts, token: string): Promise<OpenedLaunch | null> {
  const holder = await takeOnce(ports, token, 'launch')
  const account = holder && (await findAccount(ports.pool, holder.tenantId, holder.userId))
  if (!account) return null
  const ticket = await issueToken(ports, holder, { seconds: lifetimes.ticket, purpose: 'ticket' })
  return { ticket: ticket.token, tenantId: holder.tenantId || null, userId: holder.userId, name: account.name }
}

/** Consumes a ticket for a session with its own life; null when invalid or used. */
export async function beginLaunchedSession(ports: SingleTokenPorts, ticket: string): Promise<IssuedToken | null> {
  const holder = await takeOnce(ports, ticket, 'ticket')
  if (!holder) return null
  await recordSignIn(ports, holder, holder.method)
  return issueToken(ports, holder, { seconds: lifetimes.session, purpose: 'session' })
}

function getPlace(contexts: readonly Context[], { tenantAlias, iesAlias }: LaunchQuery): Context | undefined {
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
