import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pickErrors, withErrors } from '../contract-errors.ts'

/** The proof of the number in use; `unavailable` where nothing sends messages, so that numbers count without proof. */
export const mobileProof = z.enum(['proven', 'unproven', 'unavailable'])

/** A new mobile number, which takes effect once the code sent to it is entered. */
export const pendingMobile = z.object({
  mobile: z.string(),
  /** State of the newest message: `ended` once its code is invalid, `limited` if too many were requested, `none` before the first. */
  message: z.enum(['none', 'sent', 'ended', 'failed', 'limited']),
})
export type PendingMobile = z.infer<typeof pendingMobile>

export const mobileState = z.object({ mobile: z.string().nullable(), mobileProof, pendingMobile: pendingMobile.nullable() })
export type MobileState = z.infer<typeof mobileState>

/** Six digits; spaces are ignored. */
export const mobileCode = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/))

/** The signed-in person's mobile number, proven by a code in a text message. */
export const mobileProofContract = {
  sendMobileCode: oc
    .route({
      method: 'POST',
      path: '/me/mobile/code',
      summary: 'Send a code to the number that waits for its proof, or to an unproven one',
    })
    .errors(withErrors('TOO_MANY_ATTEMPTS'))
    .output(mobileState),
  proveMobile: oc
    .route({ method: 'PUT', path: '/me/mobile/proof', summary: 'Prove the number by the code sent to it; it counts from then on' })
    .errors({ ...withErrors('TOO_MANY_ATTEMPTS'), ...pickErrors('WRONG_CODE', 'MOBILE_CODE_EXPIRED') })
    .input(z.object({ code: mobileCode }))
    .output(mobileState),
  cancelMobile: oc
    .route({ method: 'DELETE', path: '/me/mobile/pending', summary: 'Forget the number that waits for its proof' })
    .errors(withErrors())
    .output(mobileState),
}
