import type { Principal } from '#api/principal.ts'
import type { FactorProof } from '#api/second-factor.ts'
import { endSignIns } from '../../identity/sign-ins/end-sign-ins.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { proveOwnPassword } from '../passwords/change-password.ts'
import { passwordOwner } from '../passwords/password-owner.ts'
import { checkSecondStep, type SecondFactorPorts } from './second-factor.ts'

const refusals = { needed: 'CODE_NEEDED', refused: 'WRONG_CODE', locked: 'TOO_MANY_ATTEMPTS' } as const

/**
 * Whoever changes how they sign in: a factor is changed only by the one in force, so the password alone is enough where there is none.
 *
 * @throws DomainError FORBIDDEN, WRONG_PASSWORD, CODE_NEEDED, WRONG_CODE or TOO_MANY_ATTEMPTS
 */
export async function provenOwner(
  ports: SecondFactorPorts,
  context: ServiceContext,
  { currentPassword, code }: FactorProof,
): Promise<Principal> {
  const owner = passwordOwner(context)
  const proof = await proveOwnPassword(ports.pool, ports.clock, owner, currentPassword)
  if (proof !== 'right') throw new DomainError(proof === 'locked' ? 'TOO_MANY_ATTEMPTS' : 'WRONG_PASSWORD')
  const step = await checkSecondStep(ports, owner, code ?? null)
  if (step !== 'accepted' && step !== 'not-needed') throw new DomainError(refusals[step])
  return owner
}

/** After a factor changed: whoever else is signed in to the account signs in again, by the factor of now. */
export async function endOtherSignIns(
  ports: SecondFactorPorts,
  { token }: Pick<ServiceContext, 'token'>,
  { homeTenantId: tenantId, userId, grantId }: Principal,
): Promise<void> {
  await endSignIns(ports, { tenantId, userId }, { token, grantId: grantId ?? null })
}
