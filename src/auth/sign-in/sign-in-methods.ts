import type { ApplicationSettings } from '#api/settings.ts'

/** What a hostname offers to people who are not signed in. Safe to send to browsers. */
export interface SignInMethods {
  /** By username, by e-mail or by either; null where the portal takes no password itself. */
  password: 'username' | 'email' | 'either' | null
  saml: { name: string; logo: string | null } | null
  /** The identity provider's code flow beside the portal's own form, while people move from one to the other. */
  provider: boolean
  signUp: boolean
}

/** Whether the portal asks for the password itself, as version 2 did, rather than the identity provider. */
export const hasOwnSignInForm = ({ safeaVersion }: Pick<ApplicationSettings, 'safeaVersion'>) => safeaVersion !== 'v3'

/** The sign-in methods of a hostname, by its `authenticationModes`. */
export function signInMethodsOf(
  settings: Pick<ApplicationSettings, 'safeaVersion' | 'authenticationModes' | 'createAccountEnabled'>,
): SignInMethods {
  const { hasAuthBySafea, hasAuthByEmail, hasAuthBySaml, samlRequest } = settings.authenticationModes
  const names = hasAuthBySafea && hasAuthByEmail ? 'either' : hasAuthBySafea ? 'username' : hasAuthByEmail ? 'email' : null
  return {
    password: hasOwnSignInForm(settings) ? names : null,
    saml: hasAuthBySaml && samlRequest ? { name: samlRequest.providerName, logo: samlRequest.providerLogo } : null,
    provider: settings.safeaVersion === 'migrating',
    signUp: settings.createAccountEnabled && names !== null,
  }
}
