import { z } from 'zod'
import { entityId } from '#api/shared.ts'

export const impersonationRequest = z.object({
  username: z.string().trim().min(1).max(256),
  roleId: entityId.optional(),
  reason: z.string().trim().min(10).max(500),
  /** Where the operator is, and comes back to. */
  returnTo: z.string().max(2000).optional(),
})
export type ImpersonationRequest = z.output<typeof impersonationRequest>
