import { implement } from '@orpc/server'
import { identityContract } from '#api/identity/identity.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { answer } from '../single-tokens/single-tokens.routes.ts'
import type { SingleTokenPorts } from '../single-tokens/single-token.ts'
import { findPeopleToImpersonate, impersonate, type PersonSearch } from './impersonation.ts'

export function impersonationHandlers(ports: SingleTokenPorts & PersonSearch) {
  const os = implement(identityContract).$context<ServiceContext>()
  async function begin(context: ServiceContext, asked: Parameters<typeof impersonate>[2]) {
    const outcome = await impersonate(ports, requirePrincipal(context), asked)
    if (outcome.kind !== 'begun') throw new DomainError(outcome.kind === 'forbidden' ? 'FORBIDDEN' : 'NOT_FOUND')
    return answer(outcome)
  }
  return {
    impersonationChoices: os.impersonationChoices.handler(async ({ context, input }) => {
      const choices = await findPeopleToImpersonate(ports, requirePrincipal(context), input.search)
      if (!choices) throw new DomainError('FORBIDDEN')
      return choices
    }),
    impersonate: os.impersonate.handler(({ context, input }) => begin(context, input)),
    signInImpersonate: os.signInImpersonate.handler(({ context, input }) => begin(context, input)),
  }
}
