import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ContractStatus } from '#api/financial/contracts.ts'
import { contractsInScope } from './contracts.queries.ts'
import { query } from '../../platform/query.ts'
import { maskedCpf } from '../../platform/masking.ts'
import type { CallerScope } from '../access/scopes.ts'

interface Acceptable {
  status: ContractStatus
  student_name: string
  tax_id: string
  content_id: number | null
  hash: string | null
  accepted_hash: string | null
}

/** Locks the contract first, so that concurrent requests accept it once and no new text is offered meanwhile. */
export async function lockContract(client: pg.ClientBase, scope: CallerScope, contractId: number): Promise<Acceptable | undefined> {
  const [locked] = await query<Pick<Acceptable, 'status' | 'student_name' | 'tax_id'>>(
    client,
    sql`select c.status, e.student_name, e.tax_id
      from financial.contract c join financial.enrollment e on e.tenant_id = c.tenant_id and e.enrollment_id = c.enrollment_id
      where ${contractsInScope(scope)} and c.contract_id = ${contractId} for update of c`,
  )
  if (!locked) return undefined
  // A separate statement, whose snapshot includes what was committed while waiting for the lock.
  const [text] = await query<Pick<Acceptable, 'content_id' | 'hash' | 'accepted_hash'>>(
    client,
    sql`select
        (select max(content_id) from financial.contract_offer where contract_id = ${contractId}) as content_id,
        (select hash from financial.contract_offer where contract_id = ${contractId} order by content_id desc limit 1) as hash,
        (select hash from financial.contract_acceptance where contract_id = ${contractId}) as accepted_hash`,
  )
  return { ...locked, ...text! }
}

export async function writeAcceptance(
  client: pg.ClientBase,
  { tenantId, userId }: CallerScope,
  contractId: number,
  contract: Acceptable,
  at: Date,
) {
  await query(
    client,
    sql`insert into financial.contract_acceptance (contract_id, tenant_id, content_id, user_id, name, masked_tax_id, hash, accepted_at)
      values (${contractId}, ${tenantId}, ${contract.content_id}, ${userId}, ${contract.student_name}, ${maskedCpf(contract.tax_id)}, ${contract.hash}, ${at.toISOString()})`,
  )
  await query(client, sql`update financial.contract set status = 'active' where tenant_id = ${tenantId} and contract_id = ${contractId}`)
}
