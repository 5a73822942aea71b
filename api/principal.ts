import { z } from 'zod'
import { entityId, ownerId } from './shared.ts'

/** What a person is to the institution (docs/requirements/academic-and-financial.md, section 1); NONE holds no role at all. */
export const profile = z.enum(['STUDENT', 'OPERATION', 'COLLECTION_ADVISORY', 'CANDIDATE', 'RESIDENT', 'BASIC', 'NONE'])
export type Profile = z.infer<typeof profile>

/** Permission names by audience (docs/requirements/shell.md, section 3, `permissions`). */
export const permissions = z.record(z.string(), z.array(z.string()))
export type Permissions = z.infer<typeof permissions>

/** How somebody proved who they are; only a password can be changed here. */
export const authMethod = z.enum(['password', 'saml'])
export type AuthMethod = z.infer<typeof authMethod>

/**
 * Who calls a service and in which context: the claims of the access token that services verify.
 * Tenant and owner always come from here, never from a call's input.
 */
export const principal = z.object({
  userId: entityId,
  /** The tenant that keeps the account; 0 for operation users, whom the application itself keeps. */
  homeTenantId: ownerId,
  /** The tenant that the person acts in; 0 for the application itself, which owns no rows of a tenant. */
  tenantId: ownerId,
  /** Null at tenant level: every institution of the tenant. */
  institutionId: entityId.nullable(),
  /** The role that the person acts in; null while none was chosen. */
  roleId: entityId.nullable(),
  profile,
  permissions,
  impersonatedBy: entityId.nullable(),
  /** Tokens from before this was told were all given for a password. */
  method: authMethod.default('password'),
  /** The identity provider's grant that the token belongs to; none for single tokens. */
  grantId: z.string().optional(),
})
export type Principal = z.infer<typeof principal>
