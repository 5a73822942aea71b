import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { entityId } from '../shared.ts'

/** Each is null for those whose work it is not. */
export const officeWork = z.object({
  /** Photos of student cards that wait for a decision. */
  photos: z.number().int().nullable(),
  /** Certificates of activities that wait for a decision. */
  certificates: z.number().int().nullable(),
  /** Begun and not completed in the periods of now; `periodId` where it is one. */
  reenrollments: z.object({ count: z.number().int(), periodId: entityId.nullable() }).nullable(),
})
export type OfficeWork = z.infer<typeof officeWork>

export const officeHomeContract = {
  work: oc
    .route({ method: 'GET', path: '/office/work', summary: 'How many photos, certificates and reenrollments are at the academic office' })
    .errors(commonErrors)
    .output(officeWork),
}
