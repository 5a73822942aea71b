import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pickErrors, withErrors } from '../contract-errors.ts'
import { hostname, passkeyProof, passkeyRequest } from './passkey-response.ts'
import { signInCode, typedPassword } from './second-factor.ts'

/** One proof, depending on the factor in force: a passkey, a code of the app or for recovery, or the password if there is no app. */
export const identityProof = z.object({
  password: typedPassword.optional(),
  code: signInCode.optional(),
  passkey: passkeyProof.optional(),
})
export type IdentityProof = z.infer<typeof identityProof>

export const proofWays = z.object({ asks: z.enum(['code', 'password']), hasPasskey: z.boolean() })
export type ProofWays = z.infer<typeof proofWays>

/** Step-up: the signed-in person proves their identity again. SAML accounts do so at their provider. */
export const identityProofContract = {
  identityProofWays: oc
    .route({ method: 'GET', path: '/me/identity-proof', summary: 'How the person can prove again who they are at a hostname' })
    .errors(withErrors())
    .input(z.object({ hostname }))
    .output(proofWays),
  beginPasskeyProof: oc
    .route({ method: 'POST', path: '/me/identity-proof/passkey', summary: 'What a browser needs to ask the person for a passkey' })
    .errors(withErrors())
    .input(z.object({ hostname }))
    .output(passkeyRequest),
  proveIdentity: oc
    .route({ method: 'POST', path: '/me/identity-proof', summary: 'Prove again who one is, by the factor in force', successStatus: 204 })
    .errors({ ...withErrors('WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'), ...pickErrors('CODE_NEEDED', 'WRONG_CODE', 'PASSKEY_REFUSED') })
    .input(identityProof),
}
