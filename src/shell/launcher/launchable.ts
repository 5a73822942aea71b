import type { LaunchableApplication } from '#api/applications.ts'
import { appConfig } from '#config'
import { isSafeOrigin, webAddress } from '../../request/web-address.ts'

/** Without it the house has no other applications to go to (docs/requirements/shell.md, section 6). */
const platform = 'plataforma'
const hiddenFromOperation = ['gpa', 'avalia']

export interface LaunchedFrom {
  hostname: string
  /** Its address on that hostname, base path included. */
  portalUrl: string
}

export interface LauncherPerson {
  /** Holds, anywhere, a role other than student, candidate, basic or resident. */
  hasStaffRole: boolean
  impersonated: boolean
  /** The application itself keeps the account. */
  isOperation: boolean
}

/**
 * The applications that the launcher shows, by name (docs/requirements/shell.md, section 6); none means that there is no
 * launcher.
 */
export function launchableFor(
  applications: readonly LaunchableApplication[],
  { hasStaffRole, impersonated, isOperation }: LauncherPerson,
): LaunchableApplication[] {
  if (!hasStaffRole || impersonated || !applications.some(({ alias }) => alias === platform)) return []
  return applications
    .filter(
      ({ alias, allowAppLauncher, safeaVersion, appLauncherSsoUrl }) =>
        alias !== appConfig.alias &&
        allowAppLauncher &&
        !(isOperation && hiddenFromOperation.includes(alias)) &&
        !(safeaVersion !== 'v2' && !appLauncherSsoUrl),
    )
    .sort((one, other) => one.appLauncherCommercialName.localeCompare(other.appLauncherCommercialName, 'pt-BR'))
}

/**
 * Where an application is opened: its address with this portal's hostname in the place that it leaves for it. A path
 * leads below the portal itself.
 *
 * @param hostname of the portal: a registered one, never what somebody sent
 * @returns null for what is no web address
 */
export function launchAddress(template: string, { hostname, portalUrl }: LaunchedFrom): string | null {
  const address = template.replaceAll('{hostname}', encodeURIComponent(hostname))
  return webAddress(/^\/(?![/\\])/.test(address) ? `${portalUrl}${address}` : address)
}

/**
 * The same for an address that carries a token, which nobody on the way may read.
 *
 * @returns null for what is no web address, and for one that is not encrypted and not the portal's own
 */
export function singleSignOnAddress(template: string, from: LaunchedFrom): string | null {
  const url = URL.parse(launchAddress(template, from) ?? '')
  return url && (isSafeOrigin(url) || url.origin === new URL(from.portalUrl).origin) ? url.href : null
}
