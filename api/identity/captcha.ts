import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { portalCall } from '../portal-call.ts'

const hex = z
  .string()
  .regex(/^[0-9a-f]+$/)
  .max(256)

/** A signed puzzle (altcha, version 2), solved by `api/identity/proof-of-work.ts`. */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: z.number().int().positive(),
    keyLength: z.number().int().positive(),
    keyPrefix: hex,
    keySignature: hex,
    /** Seconds since the epoch. */
    expiresAt: z.number().int().positive(),
  }),
  signature: hex,
})

/** Solved before sign-in, recovery and sign-up, and sent in the `x-bot-protection` header (docs/requirements/shell.md, section 5). */
export const captchaContract = {
  captchaChallenge: portalCall
    .route({ method: 'GET', path: '/captcha/challenge', summary: "Proof-of-work puzzle for the portal's own captcha" })
    .errors(commonErrors)
    .output(challenge),
}
