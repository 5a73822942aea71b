import { z } from 'zod'
import { entityId, personAndReason } from '#api/shared.ts'

export const impersonationRequest = personAndReason.extend({
  roleId: entityId.optional(),
  /** Where the operator is, and comes back to. */
  returnTo: z.string().max(2000).optional(),
})
export type ImpersonationRequest = z.output<typeof impersonationRequest>
