import { z } from 'zod'
import { entityId, personAndReason } from '#api/shared.ts'

export const impersonationRequest = personAndReason.extend({
  roleId: entityId.optional(),
  /** The page on which the operator is, and to which they return. */
  returnTo: z.string().max(2000).optional(),
})
export type ImpersonationRequest = z.output<typeof impersonationRequest>
