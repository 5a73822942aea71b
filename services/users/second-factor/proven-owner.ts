import type { Principal } from '#api/principal.ts'
import type { PasskeyProof } from '#api/users/passkey-response.ts'
import type { FactorProof } from '#api/users/second-factor.ts'
import { countAttempt, forgiveAttempt } from '../../platform/attempts/attempts.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { takeChallenge } from '../passkeys/passkey-challenge.ts'
import { type PasskeyPorts, verifyPasskey } from '../passkeys/passkeys.ts'
import { proveOwnPassword } from '../passwords/change-password.ts'
import { passwordOwner } from '../passwords/password-owner.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'
import { checkSecondStep, type SecondFactorPorts } from './second-factor.ts'

/** Per account. */
const wrongPasskeys = { most: 5, seconds: 900 }

const refusals = { needed: 'CODE_NEEDED', refused: 'WRONG_CODE', locked: 'TOO_MANY_ATTEMPTS' } as const

/**
 * Whoever changes how they sign in: a factor is changed only by the one in force, so the password alone is enough where there is none, and a
 * passkey always is.
 *
 * @throws DomainError FORBIDDEN, WRONG_PASSWORD, CODE_NEEDED, WRONG_CODE, PASSKEY_REFUSED or TOO_MANY_ATTEMPTS
 */
export async function provenOwner(
  ports: PasskeyPorts,
  context: ServiceContext,
  { currentPassword, code, passkey }: FactorProof,
): Promise<Principal> {
  const owner = passwordOwner(context)
  if (passkey) await provePasskey(ports, owner, passkey)
  else {
    await provePassword(ports, owner, currentPassword)
    await proveCode(ports, owner, code)
  }
  return owner
}

/** @throws DomainError WRONG_PASSWORD or TOO_MANY_ATTEMPTS */
export async function provePassword({ pool, clock }: SecondFactorPorts, owner: Principal, password: string | undefined): Promise<void> {
  const proof = password === undefined ? 'wrong' : await proveOwnPassword(pool, clock, owner, password)
  if (proof !== 'right') throw new DomainError(proof === 'locked' ? 'TOO_MANY_ATTEMPTS' : 'WRONG_PASSWORD')
}

/** Returns whether there is a factor to prove. @throws DomainError CODE_NEEDED, WRONG_CODE or TOO_MANY_ATTEMPTS */
export async function proveCode(ports: SecondFactorPorts, owner: Principal, code: string | undefined): Promise<boolean> {
  const step = await checkSecondStep(ports, owner, code ?? null)
  if (step !== 'accepted' && step !== 'not-needed') throw new DomainError(refusals[step])
  return step === 'accepted'
}

/** Proves a passkey of the owner, which counts as two factors. @throws DomainError PASSKEY_REFUSED or TOO_MANY_ATTEMPTS */
export async function provePasskey(ports: PasskeyPorts, owner: Principal, { hostname, challenge: sealed, response }: PasskeyProof) {
  const { homeTenantId: tenantId, userId: accountId } = owner
  const key = `${tenantId} ${accountId}`
  if (!(await countAttempt(ports, 'passkey-proof', key, wrongPasskeys))) throw new DomainError('TOO_MANY_ATTEMPTS')
  const challenge = await takeChallenge(ports, sealed, { hostname, accountId, tenantId })
  const result = challenge === null ? null : await verifyPasskey(ports, { hostname, tenantId, challenge, response })
  if (result?.kind !== 'verified' || result.accountId !== accountId) throw new DomainError('PASSKEY_REFUSED')
  await forgiveAttempt(ports, 'passkey-proof', key)
}

/** Ends other sign-ins after a change of a factor, so that everybody else has to sign in with the current one. */
export async function endOtherSignIns(
  ports: SignInPorts,
  { token }: Pick<ServiceContext, 'token'>,
  { homeTenantId: tenantId, userId, grantId }: Principal,
): Promise<void> {
  await ports.endSignIns({ tenantId, userId }, { token, grantId: grantId ?? null })
}
