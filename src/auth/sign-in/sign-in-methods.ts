import type { ApplicationSettings } from '#api/settings/settings.ts'

export interface SignInMethods {
  /** What the form accepts as username; null without a form. */
  password: 'username' | 'email' | 'either' | null
  saml: { name: string; logo: string | null } | null
  /** Offers the identity provider beside the portal's own form, while users migrate. */
  provider: boolean
  signUp: boolean
  demo: ApplicationSettings['authenticationModes']['demo']
}

/** The problems that the sign-in page can report. */
export const signInProblems = ['CODE_NEEDED', 'WRONG_CODE', 'WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS', 'CAPTCHA_REFUSED'] as const

/** Returns whether the portal asks for the password itself, as in version 2; in version 3 the identity provider asks. */
export const hasOwnSignInForm = ({ safeaVersion }: Pick<ApplicationSettings, 'safeaVersion'>) => safeaVersion !== 'v3'

export function buildSignInMethods(
  settings: Pick<ApplicationSettings, 'safeaVersion' | 'authenticationModes' | 'createAccountEnabled'>,
): SignInMethods {
  const { hasAuthBySafea, hasAuthByEmail, hasAuthBySaml, samlRequest, demo } = settings.authenticationModes
  const names = hasAuthBySafea && hasAuthByEmail ? 'either' : hasAuthBySafea ? 'username' : hasAuthByEmail ? 'email' : null
  return {
    password: hasOwnSignInForm(settings) ? names : null,
    saml: hasAuthBySaml && samlRequest ? { name: samlRequest.providerName, logo: samlRequest.providerLogo } : null,
    provider: settings.safeaVersion === 'migrating',
    signUp: settings.createAccountEnabled && names !== null,
    demo: hasOwnSignInForm(settings) && names !== null ? demo : null,
  }
}
