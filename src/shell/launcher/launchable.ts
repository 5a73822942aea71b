import type { LaunchableApplication } from '#api/settings/applications.ts'
import { appConfig } from '#config'
import { isSafeOrigin, webAddress } from '../../request/web-address.ts'

/** The launcher requires this application (docs/requirements/shell.md §6). */
const platform = 'plataforma'
const hiddenFromOperation = ['gpa', 'avalia']

export interface LaunchOrigin {
  hostname: string
  portalUrl: string
}

export interface LauncherPerson {
  hasStaffRole: boolean
  impersonated: boolean
  /** Users of the application itself have no tenant. */
  isOperation: boolean
}

/** Applications of the launcher, by name (docs/requirements/shell.md §6); none hides it. */
export function getLaunchable(
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

/** Fills `{hostname}` in the template; null unless http(s). @param hostname registered, never from the request */
export function launchAddress(template: string, { hostname, portalUrl }: LaunchOrigin): string | null {
  const address = template.replaceAll('{hostname}', encodeURIComponent(hostname))
  return webAddress(/^\/(?![/\\])/.test(address) ? `${portalUrl}${address}` : address)
}

/** Returns an address that carries a token; null also for unencrypted ones of other origins. */
export function singleSignOnAddress(template: string, from: LaunchOrigin): string | null {
  const url = URL.parse(launchAddress(template, from) ?? '')
  return url && (isSafeOrigin(url) || url.origin === new URL(from.portalUrl).origin) ? url.href : null
}
