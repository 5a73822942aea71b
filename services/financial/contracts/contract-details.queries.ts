import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ContractDetails } from '#api/financial/contracts.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import {
  contractColumns,
  type ContractDetailsRow,
  contractTables,
  contractText,
  contractTextColumns,
  contractsInScope,
  toContractSummary,
} from './contracts.queries.ts'
import { query } from '../../platform/query.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { CallerScope } from '../access/scopes.ts'

/** GET /contract/{id}/enrollments/{id}. Throws NOT_FOUND when missing, not the caller's or of another enrollment. */
export function contractDetails(
  pool: pg.Pool,
  scope: CallerScope,
  contract: { contractId: number; enrollmentId?: number },
  today: string,
): Promise<ContractDetails> {
  return readTenant(pool, scope.tenantId, ({ client }) => readContract(client, scope, contract, today))
}

export async function readContract(
  client: pg.ClientBase,
  scope: CallerScope,
  { contractId, enrollmentId }: { contractId: number; enrollmentId?: number },
  today: string,
): Promise<ContractDetails> {
  const [row] = await query<ContractDetailsRow>(
    client,
    sql`select ${contractColumns(today)}, ${contractTextColumns} from ${contractTables} ${contractText} where ${contractsInScope(scope)}
      and c.contract_id = ${contractId} and ${enrollmentId === undefined ? sql`true` : sql`c.enrollment_id = ${enrollmentId}`}`,
  )
  if (!row) throw new DomainError('NOT_FOUND')
  return {
    ...toContractSummary(row),
    offered:
      row.content_id === null
        ? null
        : { contentId: row.content_id, hash: row.hash!, offeredAt: row.offered_at!.toISOString(), content: row.content! },
    acceptance: row.accepted_at && {
      acceptedAt: row.accepted_at.toISOString(),
      name: row.accepted_name!,
      taxId: row.accepted_tax_id!,
      hash: row.accepted_hash!,
    },
  }
}

/** The contract with a given, possibly superseded content. Throws NOT_FOUND when missing, not the caller's or of another student number. */
export function contractWithContent(
  pool: pg.Pool,
  scope: CallerScope,
  { id: contentId, academicRecord }: { id: number; academicRecord?: string | undefined },
  today: string,
): Promise<ContractDetails> {
  return inTenant(pool, scope.tenantId, async ({ client }) => {
    const [offer] = await query<
      Pick<ContractDetailsRow, 'contract_id'> & { hash: string; offered_at: Date; content: NonNullable<ContractDetailsRow['content']> }
    >(
      client,
      sql`select contract_id, hash, offered_at, content from financial.contract_offer where tenant_id = ${scope.tenantId} and content_id = ${contentId}`,
    )
    if (!offer) throw new DomainError('NOT_FOUND')
    const details = await readContract(client, scope, { contractId: offer.contract_id }, today)
    if (academicRecord !== undefined && details.registration !== academicRecord) throw new DomainError('NOT_FOUND')
    return {
      ...details,
      offered: { contentId, hash: offer.hash, offeredAt: offer.offered_at.toISOString(), content: offer.content },
      acceptance: details.acceptance?.hash === offer.hash ? details.acceptance : null,
    }
  })
}
