import { z } from 'zod'

export const binary = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/)
const credentialId = binary(1400).min(1)
export const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  // Nothing is asked of extensions, whose results browsers send all the same.
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** What a browser answers who signs in with a passkey; binary values are Base64url. */
export const passkeyResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(4096),
    authenticatorData: binary(4096),
    signature: binary(8192),
    userHandle: binary(128).optional(),
  }),
})
export type PasskeyResponse = z.output<typeof passkeyResponse>

/** Says which challenge was given, to whom and when; sealed, and good for one answer. */
export const sealedChallenge = z.string().min(1).max(2048)

export const hostname = z.string().min(1).max(253)

/** What a browser needs to ask for a passkey of a hostname. */
export const passkeyRequest = z.object({
  challenge: sealedChallenge,
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
  }),
})

/** A passkey's answer, as a proof of who asks. */
export const passkeyAnswer = z.object({ challenge: sealedChallenge, response: passkeyResponse })
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** With the portal where it was given, which the portal says. */
export const passkeyProof = passkeyAnswer.extend({ hostname })
export type PasskeyProof = z.output<typeof passkeyProof>
