import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from './contract-errors.ts'

const hex = z
  .string()
  .regex(/^[0-9a-f]+$/)
  .max(256)

/** A signed puzzle (altcha, version 2); `api/proof-of-work.ts` solves it. */
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

/** What every call answers that wants a solved captcha and got none, an old one, or one that was used before. */

/**
 * Captcha (docs/requirements/shell.md, section 5): solved before a sign-in, a recovery or a sign-up, and sent in the
 * `x-bot-protection` header.
 */
export const captchaContract = {
  captchaChallenge: oc
    .route({ method: 'GET', path: '/captcha/challenge', summary: 'A puzzle to solve, for the portal' })
    .errors(commonErrors)
    .output(challenge),
}
