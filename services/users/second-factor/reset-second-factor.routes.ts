import { implement } from '@orpc/server'
import { mayResetSecondFactor } from '#api/permissions.ts'
import { usersContract } from '#api/users/users.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'
import { type FindByDocument, findSecondFactorHolders, resetSecondFactor } from './reset-second-factor.ts'
import type { SecondFactorPorts } from './second-factor.ts'

export interface SecondFactorResetPorts extends SecondFactorPorts, SignInPorts {
  findByDocument: FindByDocument
}

export function secondFactorResetHandlers(ports: SecondFactorResetPorts) {
  const os = implement(usersContract).$context<ServiceContext>()
  return {
    secondFactorHolders: os.secondFactorHolders.handler(async ({ context, input: { search } }) => {
      const { results, hasMore } = await findSecondFactorHolders(ports, getOperator(context), search)
      return { results: results.map((person) => ({ ...person, enabledAt: person.enabledAt.toISOString() })), hasMore }
    }),
    resetSecondFactor: os.resetSecondFactor.handler(async ({ context, input }) => {
      const reset = await resetSecondFactor(ports, getOperator(context), input)
      if (!reset) throw new DomainError('NOT_FOUND')
      return reset
    }),
  }
}

function getOperator(context: ServiceContext) {
  const operator = requirePermission(requireSelf(context), mayResetSecondFactor)
  // The application itself has no people to reach.
  if (operator.tenantId === 0) throw new DomainError('FORBIDDEN')
  return operator
}
