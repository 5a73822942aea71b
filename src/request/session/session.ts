import type { ContextChoice, CurrentContext } from '#api/contexts.ts'
import type { AuthMethod } from '#api/identity/auth-methods.ts'
import type { Permissions, Profile } from '#api/principal.ts'
import type { User } from '#api/users/users.ts'

/** Not secret: pages may show it. */
export interface SessionPerson {
  name: string
  username: string
  /** Role in use; null before one is chosen. */
  context: CurrentContext | null
  choices: number
  /** The chosen role, activated once the person has the second factor that its institution requires. */
  waitingRole?: ContextChoice | null
  profile: Profile
  /** Whether the user holds a staff role in any context. */
  hasStaffRole?: boolean | undefined
  permissions: Permissions
  languageId: User['languageId']
  mode: User['accessibility']['mode']
  largeText: boolean
  signLanguage: boolean
  /** IANA zone. */
  timezone: string
  /** URL that changes with the photo. */
  photo: string | null
  impersonated: boolean
  /** For an operator: the name of the person that they acted as last in this session. */
  lastActedAs?: string | undefined
  /** How the person signed in; only a `password` can be changed here. */
  method: AuthMethod
  /** Must be changed before anything else is allowed. */
  temporaryPassword: boolean
}

/** Tokens of the identity provider, or the single token of version 2 and SAML; they never leave the server. */
export interface TokenSet {
  accessToken: string
  refreshToken: string | null
  idToken: string
  /** Set if the token cannot be renewed; it is revoked by a separate call. */
  isSingle?: true | undefined
  /** When the access token expires, in milliseconds since the epoch. */
  accessTokenExpiresAt: number
  /** Set during impersonation. */
  operator?: Operator | undefined
}

/** The operator's own session, and the parameters to renew the impersonation. */
export interface Operator {
  tenantId: number
  userId: number
  person: SessionPerson
  tokens: TokenSet
  /** When the operator last proved who they are, in milliseconds since the epoch; absent if unknown. */
  provenAt?: number | undefined
  asked: { username: string; reason: string; roleId?: number | undefined }
  /** Page inside the portal where it began; absent in older sessions. */
  returnTo?: string | undefined
}

export interface Session {
  idHash: Buffer
  hostname: string
  /** Tenant of the account; 0 for operation users. */
  tenantId: number
  userId: number
  person: SessionPerson
  tokens: TokenSet
  expiresAt: Date
}
