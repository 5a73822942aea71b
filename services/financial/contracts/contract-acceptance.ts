import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ContractDetails, ContractStatus } from '#api/contracts.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { ownContracts } from './contracts.queries.ts'
import { query } from '../database/query.ts'
import { readContract } from './contract-details.queries.ts'
import { maskedCpf } from '../persons/masked-cpf.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { OwnScope } from '../access/own-scope.ts'

interface Acceptable {
  status: ContractStatus
  student_name: string
  tax_id: string
  content_id: number | null
  hash: string | null
  accepted_hash: string | null
}

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
    return readContract(client, scope, sql`c.contract_id = ${contractId}`)
  })
}

/** Locked first: two presses at once are one acceptance, and no other text is offered meanwhile. */
async function lockContract(client: pg.ClientBase, scope: OwnScope, contractId: number): Promise<Acceptable | undefined> {
  const [locked] = await query<Pick<Acceptable, 'status' | 'student_name' | 'tax_id'>>(
    client,
    sql`select c.status, e.student_name, e.tax_id
      from financial.contract c join financial.enrollment e on e.tenant_id = c.tenant_id and e.enrollment_id = c.enrollment_id
      where ${ownContracts(scope)} and c.contract_id = ${contractId} for update of c`,
  )
  if (!locked) return undefined
  // In a statement of its own, which sees what was written while this one waited for the lock.
  const [text] = await query<Pick<Acceptable, 'content_id' | 'hash' | 'accepted_hash'>>(
    client,
    sql`select
        (select max(content_id) from financial.contract_offer where contract_id = ${contractId}) as content_id,
        (select hash from financial.contract_offer where contract_id = ${contractId} order by content_id desc limit 1) as hash,
        (select hash from financial.contract_acceptance where contract_id = ${contractId}) as accepted_hash`,
  )
  return { ...locked, ...text! }
}

async function writeAcceptance(client: pg.ClientBase, { tenantId, userId }: OwnScope, contractId: number, contract: Acceptable, at: Date) {
  await query(
    client,
    sql`insert into financial.contract_acceptance (contract_id, tenant_id, content_id, user_id, name, masked_tax_id, hash, accepted_at)
      values (${contractId}, ${tenantId}, ${contract.content_id}, ${userId}, ${contract.student_name}, ${maskedCpf(contract.tax_id)}, ${contract.hash}, ${at.toISOString()})`,
  )
  await query(client, sql`update financial.contract set status = 'active' where tenant_id = ${tenantId} and contract_id = ${contractId}`)
}
