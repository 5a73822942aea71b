import { z } from 'zod'
import { profile } from './principal.ts'
import { entityId } from './shared.ts'

/** How far a role reaches (docs/requirements/shell.md, section 6). */
export const level = z.enum(['application', 'tenant', 'institution'])
export type Level = z.infer<typeof level>

/** A role that a person holds (docs/requirements/shell.md, section 3). */
export const role = z.object({
  /** What `v2_role_id` asks for. */
  id: entityId,
  name: z.string(),
  profile,
})
export type Role = z.infer<typeof role>

/** A place: the application itself, a tenant, or an institution of a tenant. */
export const place = z.object({
  level,
  /** Null for the application itself. */
  tenantId: entityId.nullable(),
  /** Null above institutions. */
  institutionId: entityId.nullable(),
  name: z.string(),
  alias: z.string(),
  logo: z.string().nullable(),
  darkLogo: z.string().nullable(),
})

/** A place with the roles a person may assume there (docs/requirements/shell.md, section 3, `Context`). */
export const context = place.extend({
  id: z.string(),
  /** False for a tenant that only groups institutions. */
  canAccess: z.boolean(),
  roles: z.array(role),
})
export type Context = z.infer<typeof context>

/** A role in a place, as an address or a token asks for it. */
export interface ContextChoice {
  roleId: number
  tenantId: number | null
  institutionId: number | null
}

/** One role in one place: what a person acts as. */
export const currentContext = place.extend({ role })
export type CurrentContext = z.infer<typeof currentContext>
