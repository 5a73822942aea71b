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
  // No extensions are requested, but browsers send their results anyway.
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** A browser's response to a sign-in with a passkey; binary values are Base64url. */
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

/** A sealed record of which challenge was given to whom and when; valid for one answer. */
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

/** A passkey's response as proof of the requester's identity. */
export const passkeyAnswer = z.object({ challenge: sealedChallenge, response: passkeyResponse })
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** The passkey's response with the hostname of the portal where it was given, which the portal adds. */
export const passkeyProof = passkeyAnswer.extend({ hostname })
export type PasskeyProof = z.output<typeof passkeyProof>
