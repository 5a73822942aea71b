import { z } from 'zod'
import { authMethods } from './identity/auth-methods.ts'
import { entityId, ownerId } from './shared.ts'

/** NONE has no role at all (docs/requirements/academic-and-financial.md, section 1). */
export const profile = z.enum(['STUDENT', 'OPERATION', 'COLLECTION_ADVISORY', 'CANDIDATE', 'RESIDENT', 'BASIC', 'NONE'])
export type Profile = z.infer<typeof profile>

/** The permissions by audience (docs/requirements/shell.md, section 3, `permissions`). */
export const permissions = z.record(z.string(), z.array(z.string()))
export type Permissions = z.infer<typeof permissions>

export const authMethod = z.enum(authMethods)

/** A role and the place in which it is held. */
export const contextChoice = z.object({ roleId: entityId, tenantId: entityId.nullable(), institutionId: entityId.nullable() })

/** The chosen role if it requires a second factor that the person does not have yet; it grants no rights until then. */
export const waitingRole = contextChoice.optional()

/** Claims of the verified access token. Tenant and owner always come from here, never from a call's input. */
export const principal = z.object({
  userId: entityId,
  /** The account's home tenant; 0 for operation users. */
  homeTenantId: ownerId,
  /** The current tenant; 0 for the application itself, which owns no tenant rows. */
  tenantId: ownerId,
  /** Null at tenant level: every institution. */
  institutionId: entityId.nullable(),
  roleId: entityId.nullable(),
  profile,
  permissions,
  impersonatedBy: entityId.nullable(),
  /** Older tokens lack it; they were all issued for passwords. */
  method: authMethod.default('password'),
  grantId: z.string().optional(),
  waitingRole,
})
export type Principal = z.infer<typeof principal>
