import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pickErrors, withErrors } from '../contract-errors.ts'
import { passkeyProof } from './passkey-response.ts'
import { instant } from '../shared.ts'

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const signInCode = z.string().trim().min(6).max(20)

export const typedPassword = z.string().min(1).max(256)

/** Proof required for changing a factor: a passkey, or the password plus a code if a factor is in force. */
export const factorProof = z.object({
  currentPassword: typedPassword.optional(),
  code: signInCode.optional(),
  passkey: passkeyProof.optional(),
})
export type FactorProof = z.infer<typeof factorProof>
export const factorErrors = {
  ...withErrors('WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'),
  ...pickErrors('CODE_NEEDED', 'WRONG_CODE', 'PASSKEY_REFUSED'),
}

/** The person's second step after the password: codes of an authenticator app (TOTP, RFC 6238). SAML accounts have none here. */
export const secondFactorContract = {
  secondFactor: oc
    .route({ method: 'GET', path: '/me/second-factor', summary: 'Whether sign-in asks for a code' })
    .errors(withErrors())
    .output(
      z.object({
        enabledAt: instant.nullable(),
        recoveryCodesLeft: z.number().int(),
        /** Whether an institution requires it for one of the person's roles, so that the person cannot remove it. */
        isRequired: z.boolean().default(false),
      }),
    ),
  beginSecondFactor: oc
    .route({ method: 'POST', path: '/me/second-factor', summary: 'A new secret for an authenticator app, in force once confirmed' })
    .errors(factorErrors)
    .input(factorProof)
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirmSecondFactor: oc
    .route({ method: 'PUT', path: '/me/second-factor', summary: 'Confirm the secret by a code; sign-in asks for codes from then on' })
    .errors({ ...withErrors('TOO_MANY_ATTEMPTS'), ...pickErrors('WRONG_CODE') })
    .input(z.object({ code: signInCode }))
    .output(recoveryCodes),
  renewRecoveryCodes: oc
    .route({ method: 'POST', path: '/me/second-factor/recovery-codes', summary: 'New recovery codes; the former ones end' })
    .errors(factorErrors)
    .input(factorProof)
    .output(recoveryCodes),
  removeSecondFactor: oc
    .route({ method: 'POST', path: '/me/second-factor/removal', summary: 'Sign-in asks for the password alone again', successStatus: 204 })
    .errors(factorErrors)
    .input(factorProof),
}
