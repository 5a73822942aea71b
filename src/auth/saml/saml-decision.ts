import type { ApplicationSettings } from '#api/settings/settings.ts'

export interface SamlCircumstances {
  search: URLSearchParams
  signedIn: boolean
  /** For pages that must open without signing in, such as the signed-out page. */
  routeDisablesSaml: boolean
}

/** `redirect` if `authMode=saml` or SAML is the only method, `offer` a button otherwise; `none` without SAML and when signed in. */
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
