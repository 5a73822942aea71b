import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from './contract-errors.ts'
import { entityId } from './shared.ts'

/** Somebody who pays, as far as the institution may be told apart by it. */
export const person = z.object({
  personId: entityId,
  name: z.string(),
  /** A CPF with only its middle shown; null where nobody keeps it. */
  taxId: z.string().nullable(),
  /** Of the courses in the caller's context. */
  registrations: z.array(z.string()),
  email: z.string().nullable(),
  /** Digits with the area code. */
  phone: z.string().nullable(),
})
export type Person = z.infer<typeof person>

/** GET persons/{id} of the financial portal (docs/requirements/academic-and-financial.md, section 7). */
export const personsContract = {
  get: oc
    .route({ method: 'GET', path: '/persons/{personId}', summary: 'Somebody who pays: oneself, and for staff the students of the context' })
    .errors(commonErrors)
    .input(z.object({ personId: entityId }))
    .output(person),
}
