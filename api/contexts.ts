import { z } from 'zod'
import { type contextChoice, profile } from './principal.ts'
import { entityId } from './shared.ts'

/** docs/requirements/shell.md, section 6. */
export const level = z.enum(['application', 'tenant', 'institution'])
export type Level = z.infer<typeof level>

export const role = z.object({
  /** The value of `v2_role_id`. */
  id: entityId,
  name: z.string(),
  profile,
})
export type Role = z.infer<typeof role>

export const place = z.object({
  level,
  /** Null for the application itself. */
  tenantId: entityId.nullable(),
  /** Null above institution level. */
  institutionId: entityId.nullable(),
  name: z.string(),
  alias: z.string(),
  logo: z.string().nullable(),
  darkLogo: z.string().nullable(),
  /** A square mark, for places without room for the logo. */
  logoMini: z.string().nullable().optional(),
})

/** docs/requirements/shell.md, section 3, `Context`. */
export const context = place.extend({
  id: z.string(),
  /** False for a tenant that only groups institutions. */
  canAccess: z.boolean(),
  roles: z.array(role),
  /** The courses that the person is enrolled in there; they tell places of one role apart. */
  courses: z.array(z.object({ course: z.string(), registration: z.string() })).optional(),
})
export type Context = z.infer<typeof context>

export type ContextChoice = z.infer<typeof contextChoice>

export const currentContext = place.extend({ role })
export type CurrentContext = z.infer<typeof currentContext>
