import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pickErrors, withErrors } from '../contract-errors.ts'
import { issuedToken } from '../identity/issued-token.ts'
import { instant } from '../shared.ts'
import { portalCall } from '../portal-call.ts'
import { binary, credential, hostname, passkeyProof, passkeyRequest, sealedChallenge } from './passkey-response.ts'
import { factorErrors, factorProof } from './second-factor.ts'

/** A credential of a device or password manager that signs in without a password (WebAuthn), at the hostname where it was made. */
export const passkey = z.object({
  id: z.uuid(),
  /** The name that the person gave it. */
  name: z.string(),
  hostname: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const passkeyName = z.string().trim().min(1).max(60)

/** A browser's response when a passkey is created; binary values are Base64url. */
export const newPasskeyResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(4096),
    attestationObject: binary(16_384),
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
})
export type NewPasskeyResponse = z.output<typeof newPasskeyResponse>

const credentialHint = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() })

/** Passkeys of the person. SAML accounts have none here. */
export const passkeysContract = {
  passkeys: oc
    .route({ method: 'GET', path: '/me/passkeys', summary: 'The passkeys of the person, newest first' })
    .errors(withErrors())
    .output(z.object({ results: z.array(passkey) })),
  beginPasskey: oc
    .route({ method: 'POST', path: '/me/passkeys/challenges', summary: 'What a browser needs to make a passkey' })
    .errors({ ...factorErrors, ...pickErrors('TOO_MANY_PASSKEYS') })
    .input(factorProof.extend({ hostname }))
    .output(
      z.object({
        challenge: sealedChallenge,
        options: z.object({
          challenge: z.string(),
          rp: z.object({ id: z.string(), name: z.string() }),
          user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
          pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
          timeout: z.number(),
          excludeCredentials: z.array(credentialHint),
          authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
        }),
      }),
    ),
  addPasskey: oc
    .route({ method: 'POST', path: '/me/passkeys', summary: 'Keep the passkey that a browser made', successStatus: 201 })
    .errors({ ...withErrors('TOO_MANY_PASSKEYS'), ...pickErrors('PASSKEY_REFUSED') })
    .input(z.object({ hostname, challenge: sealedChallenge, name: passkeyName, response: newPasskeyResponse }))
    .output(passkey),
  removePasskey: oc
    .route({ method: 'POST', path: '/me/passkeys/{id}/removal', summary: 'The passkey no longer signs in', successStatus: 204 })
    .errors(factorErrors)
    .input(factorProof.extend({ id: z.uuid() })),
}

/** Sign-in with a passkey; it proves a device and its unlocking, so no app code is required. */
export const passkeySignInContract = {
  passkeyRequest: portalCall
    .route({ method: 'POST', path: '/sso/passkeys/requests', summary: 'What a browser needs to sign in with a passkey of a hostname' })
    .errors(withErrors('TOO_MANY_ATTEMPTS'))
    .input(z.object({ hostname }))
    .output(passkeyRequest),
  passkeySignIn: portalCall
    .route({ method: 'POST', path: '/sso/passkeys/responses', summary: 'A single token for the answer of a passkey' })
    .errors(withErrors('PASSKEY_REFUSED', 'PASSKEY_UNKNOWN', 'TOO_MANY_ATTEMPTS'))
    .input(passkeyProof)
    .output(issuedToken),
}
