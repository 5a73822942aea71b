import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { entityId } from '../shared.ts'

/** The number of items waiting for the office; a count is null for staff who are not in charge of that work. */
export const officeWork = z.object({
  /** Photos of student cards that wait for a decision. */
  photos: z.number().int().nullable(),
  /** Certificates of activities that wait for a decision. */
  certificates: z.number().int().nullable(),
  /** Reenrollments begun but not completed in the current periods; `periodId` is set if there is only one such period. */
  reenrollments: z.object({ count: z.number().int(), periodId: entityId.nullable() }).nullable(),
})
export type OfficeWork = z.infer<typeof officeWork>

export const officeHomeContract = {
  work: oc
    .route({ method: 'GET', path: '/office/work', summary: 'How many photos, certificates and reenrollments are at the academic office' })
    .errors(commonErrors)
    .output(officeWork),
}
