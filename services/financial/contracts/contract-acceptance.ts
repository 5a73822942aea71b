import type pg from 'pg'
import type { ContractDetails } from '#api/financial/contracts.ts'
import { type Clock, civilToday } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { readContract } from './contract-details.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { CallerScope } from '../access/scopes.ts'
import { lockContract, writeAcceptance } from './contract-acceptance.queries.ts'

/** Accepts the version that was read and activates the contract; idempotent. Throws NOT_FOUND, NOT_ACCEPTABLE or CONTENT_CHANGED. */
export function acceptContract(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  scope: CallerScope,
  { contractId, hash }: { contractId: number; hash: string },
): Promise<ContractDetails> {
  return inTenant(pool, scope.tenantId, async ({ client }) => {
    const contract = await lockContract(client, scope, contractId)
    if (!contract) throw new DomainError('NOT_FOUND')
    if (contract.accepted_hash !== hash) {
      if (contract.status !== 'waitingAcceptance' || contract.content_id === null) throw new DomainError('NOT_ACCEPTABLE')
      if (contract.hash !== hash) throw new DomainError('CONTENT_CHANGED')
      await writeAcceptance(client, scope, contractId, contract, clock.now())
    }
    return readContract(client, scope, { contractId }, civilToday(clock, scope.timeZone))
  })
}
