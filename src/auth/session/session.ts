import type { CurrentContext } from '#api/contexts.ts'
import type { AuthMethod, Permissions, Profile } from '#api/principal.ts'
import type { User } from '#api/users.ts'

/** What the portal remembers of the signed-in person. Nothing here is secret: pages may show it. */
export interface SessionPerson {
  name: string
  username: string
  /** What the person acts as; null while nothing was chosen. */
  context: CurrentContext | null
  /** How many roles, each in one place, the person may choose from. */
  choices: number
  profile: Profile
  /** Holds, anywhere, a role of somebody who works for an institution. */
  hasStaffRole?: boolean | undefined
  permissions: Permissions
  languageId: User['languageId']
  mode: User['accessibility']['mode']
  /** Everything is drawn a quarter larger. */
  largeText: boolean
  /** The sign-language assistant is wanted. */
  signLanguage: boolean
  /** The zone in which instants are shown. */
  timezone: string
  /** Address of the photo, another one for every photo; null for none. */
  photo: string | null
  impersonated: boolean
  /** How the person proves who they are; only a password can be changed here. */
  method: AuthMethod
  /** The password was given by somebody else: nothing but changing it is answered. */
  temporaryPassword: boolean
}

/** Tokens of the identity provider, or the single token of version 2 and SAML; they never leave the server. */
export interface TokenSet {
  accessToken: string
  refreshToken: string | null
  idToken: string
  /** One token without the code flow: it cannot be renewed, and is ended by a call. */
  isSingle?: true | undefined
  /** Milliseconds since the epoch. */
  accessTokenExpiresAt: number
  /** Present while an operator acts as somebody else: whose tokens these are not. */
  operator?: Operator | undefined
}

/** Who goes back when an impersonation is left, and what it was asked for with. */
export interface Operator {
  tenantId: number
  userId: number
  person: SessionPerson
  tokens: TokenSet
  asked: { username: string; reason: string }
}

/** One signed-in browser, as a request sees it. */
export interface Session {
  idHash: Buffer
  hostname: string
  /** The tenant that keeps the account; 0 for operation users. */
  tenantId: number
  userId: number
  person: SessionPerson
  tokens: TokenSet
  expiresAt: Date
}
