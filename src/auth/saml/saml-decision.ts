import type { ApplicationSettings } from '#api/settings.ts'

export interface SamlCircumstances {
  /** Values of the visited address. */
  search: URLSearchParams
  signedIn: boolean
  /** Whether the page must be reached without signing in, such as the one that says that somebody signed out. */
  routeDisablesSaml: boolean
}

/**
 * What SAML means to a visit: `redirect` to the provider when the address says `authMode=saml` or there is no other
 * sign-in method; `offer` a button beside the others, or where a redirect is ruled out; `none` without SAML and for people who are signed in.
 */
export function samlDecision(
  { authenticationModes }: Pick<ApplicationSettings, 'authenticationModes'>,
  { search, signedIn, routeDisablesSaml }: SamlCircumstances,
): 'redirect' | 'offer' | 'none' {
  const { hasAuthBySafea, hasAuthByEmail, hasAuthBySaml, samlRequest } = authenticationModes
  if (!hasAuthBySaml || !samlRequest?.url || signedIn) return 'none'
  if (routeDisablesSaml || search.has('tokenId')) return 'offer'
  const isOnlyWay = !hasAuthBySafea && !hasAuthByEmail
  return isOnlyWay || search.get('authMode') === 'saml' ? 'redirect' : 'offer'
}
