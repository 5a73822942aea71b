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
  /** Chosen, and in force once the person has the second factor that its institution asks for. */
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
  /** Of an operator: the name of whom they acted as last in this session. */
  lastActedAs?: string | undefined
  /** Only a password can be changed here. */
  method: AuthMethod
  /** Must be changed before anything else is allowed. */
  temporaryPassword: boolean
}

/** Tokens of the identity provider, or the single token of version 2 and SAML; they never leave the server. */
export interface TokenSet {
  accessToken: string
  refreshToken: string | null
  idToken: string
  /** Not renewable; revoked by a call of its own. */
  isSingle?: true | undefined
  /** Milliseconds since the epoch. */
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
  /** When the operator last proved who they are, in milliseconds since the epoch; absent where nothing says so. */
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
