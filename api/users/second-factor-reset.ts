import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { entityId, instant, personAndReason, searchText } from '../shared.ts'

/** The data required for resetting the second factor of a person who lost both phone and codes. */
export const secondFactorReset = personAndReason

/** Resets of the second factor, for authorized staff within their tenant. */
export const secondFactorResetContract = {
  secondFactorHolders: oc
    .route({
      method: 'GET',
      path: '/second-factor-resets/people',
      summary: 'People whose sign-in asks for a code, by name, registration, CPF, username or email',
    })
    .errors(commonErrors)
    .input(z.object({ search: searchText.pipe(z.string().min(2)) }))
    .output(
      z.object({
        results: z.array(z.object({ name: z.string(), username: z.string(), email: z.string().nullable(), enabledAt: instant })),
        /** More people match than are listed. */
        hasMore: z.boolean(),
      }),
    ),
  resetSecondFactor: oc
    .route({
      method: 'POST',
      path: '/second-factor-resets',
      summary: 'Remove the second factor of a person, who is told by mail and signed out everywhere',
    })
    .errors(commonErrors)
    .input(secondFactorReset)
    .output(z.object({ userId: entityId })),
}
