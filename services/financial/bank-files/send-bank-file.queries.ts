import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { bankFileLimits } from '#api/financial/bank-file-limits.ts'
import type { BankFileStatus } from '#api/financial/bank-files.ts'
import type { BankManager } from '../banks/banks.queries.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'

export interface BankFilePorts {
  pool: pg.Pool
  clock: Clock
  /** Reads or books the file in the background, once the transaction commits. */
  queueBankFile(client: pg.ClientBase, file: { tenantId: number; fileId: string }): Promise<void>
}

const chunkSize = 1_048_576

/**
 * Keeps a return file and has it read in the background. One with the same content is answered with the earlier one; where that was
 * refused, it is read again. Throws FILE_TOO_LARGE, FILE_TYPE for an empty one, FORBIDDEN for one of another institution.
 */
export async function sendBankFile(
  { pool, clock, queueBankFile }: BankFilePorts,
  { tenantId, institutionId }: BankManager,
  file: File,
): Promise<{ fileId: string; isKnown: boolean }> {
  if (file.size > bankFileLimits.maxSize) throw new DomainError('FILE_TOO_LARGE')
  if (file.size === 0) throw new DomainError('FILE_TYPE')
  const hash = createHash('sha256')
  for await (const bytes of file.stream()) hash.update(bytes)
  const sha256 = hash.digest('hex')
  const fileId = crypto.randomUUID()
  return inTenant(pool, tenantId, async ({ client }) => {
    const added = await query(
      client,
      sql`insert into financial.bank_file (file_id, tenant_id, institution_id, name, size, sha256, status, sent_at)
        values (${fileId}::uuid, ${tenantId}, ${institutionId}::int, ${file.name.slice(0, 200)}, ${file.size}, ${sha256}, 'reading',
          ${clock.now().toISOString()}::timestamptz)
        on conflict (tenant_id, sha256) do nothing returning file_id`,
    )
    if (added.length > 0) {
      await keepContent(client, tenantId, fileId, file)
      await queueBankFile(client, { tenantId, fileId })
      return { fileId, isKnown: false }
    }
    const [known] = await query<{ fileId: string; status: BankFileStatus; institutionId: number | null }>(
      client,
      sql`select file_id as "fileId", status, institution_id as "institutionId" from financial.bank_file
        where tenant_id = ${tenantId} and sha256 = ${sha256} for update`,
    )
    if (known!.status === 'refused') {
      await query(
        client,
        sql`update financial.bank_file set status = 'reading', institution_id = ${institutionId}::int, problems = '[]',
            sent_at = ${clock.now().toISOString()}::timestamptz
          where tenant_id = ${tenantId} and file_id = ${known!.fileId}::uuid`,
      )
      await queueBankFile(client, { tenantId, fileId: known!.fileId })
      return { fileId: known!.fileId, isKnown: false }
    }
    if (institutionId !== null && known!.institutionId !== institutionId) throw new DomainError('FORBIDDEN')
    return { fileId: known!.fileId, isKnown: true }
  })
}

async function keepContent(client: pg.ClientBase, tenantId: number, fileId: string, file: File): Promise<void> {
  for (let position = 0; position * chunkSize < file.size; position++) {
    const content = Buffer.from(await file.slice(position * chunkSize, (position + 1) * chunkSize).arrayBuffer())
    await query(
      client,
      sql`insert into financial.bank_file_chunk (file_id, position, tenant_id, content)
        values (${fileId}::uuid, ${position}, ${tenantId}, ${content})`,
    )
  }
}
