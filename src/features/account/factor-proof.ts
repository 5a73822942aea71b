import { z } from 'zod'
import { passkeyAnswer } from '#api/users/passkey-response.ts'
import { factorProof } from '#api/users/second-factor.ts'

/** The proof as the browser sends it; the portal itself adds the hostname at which a passkey was used. */
export const sentProof = z.strictObject({ ...factorProof.shape, passkey: passkeyAnswer.optional() })
export type SentProof = z.output<typeof sentProof>
