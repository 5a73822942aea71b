import type pg from 'pg'
import type { ContractDetails } from '#api/contracts.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { readContract } from './contract-details.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { OwnScope } from '../access/scopes.ts'
import { lockContract, writeAcceptance } from './contract-acceptance.queries.ts'

/**
 * Accepts a contract in the version that the person read: who, when and what is kept for good, and the contract is
 * active from then on (POST /contract/enrollments/{id}/content). Accepting the same version again changes nothing.
 *
 * @param hash of the content that the person read
 * @throws DomainError NOT_FOUND when it is not the caller's, NOT_ACCEPTABLE when it does not wait for them, CONTENT_CHANGED
 *   when another text has been offered since
 */
export function acceptContract(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  scope: OwnScope,
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
    return readContract(client, scope, contractId)
  })
}
