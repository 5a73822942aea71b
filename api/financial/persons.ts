import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { entityId } from '../shared.ts'

export const person = z.object({
  personId: entityId,
  name: z.string(),
  taxId: z.string().nullable(),
  registrations: z.array(z.string()),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
export type Person = z.infer<typeof person>

export const personsContract = {
  get: oc
    .route({ method: 'GET', path: '/persons/{personId}', summary: 'A payer: the caller, and for staff the students of the context' })
    .errors(commonErrors)
    .input(z.object({ personId: entityId }))
    .output(person),
}
