// Without imports: browsers load it.

export const authMethods = ['password', 'passkey', 'saml'] as const
export type AuthMethod = (typeof authMethods)[number]

/** SAML accounts have neither a password nor a second factor here: their provider keeps them. */
export const hasOwnPassword = (method: AuthMethod): boolean => method !== 'saml'

/** The maximum number of passkeys of one person: each device has its own, and password managers share theirs. */
export const mostPasskeys = 10
