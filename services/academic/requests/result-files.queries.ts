import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { newValidationCode } from '../cards/card-code.ts'
import { insertSharedDocument, type SharedDocumentRow } from '../shared-documents/shared-documents.queries.ts'
import { storageKey } from '../uploads/uploads.ts'
import type { UploadRow } from '../uploads/uploads.queries.ts'
import type { RequestRecord } from './request-changes.queries.ts'
import { requestFile } from './conversation.schema.ts'
import { addRequestFiles } from './request-files.queries.ts'

/** Milliseconds for which the public may validate a file of the office: five years. */
const validFor = 5 * 365 * 86_400_000

type SharedUpload = Pick<UploadRow, 'key' | 'name' | 'sha256'> & Pick<SharedDocumentRow, 'student' | 'course' | 'institution' | 'situation'>

/**
 * Keeps the files with which the office answers a locked request. Each PDF gets a link that validates it in public, where the student has
 * an account to find it in. Throws as `addRequestFiles` does.
 */
export async function addResultFiles(
  transaction: TenantTransaction,
  { tenantId, requestId, institutionId, enrollmentId, userId, protocol }: RequestRecord,
  officeUserId: number,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  const { client, db } = transaction
  await addRequestFiles(client, { tenantId, userId: officeUserId }, requestId, { place: 'result' }, keys)
  if (userId === null || keys.length === 0) return
  const documents = await query<SharedUpload>(
    client,
    sql`select u.key, u.name, u.sha256, e.student_name as student, e.course, i.name as institution, e.status as situation
      from academic.request_file f
      join academic.upload u on u.tenant_id = f.tenant_id and u.key = f.upload_key and u.type = 'application/pdf'
      join academic.enrollment e on e.tenant_id = f.tenant_id and e.enrollment_id = ${enrollmentId}
      join academic.institution i on i.tenant_id = e.tenant_id and i.institution_id = e.institution_id
      where f.tenant_id = ${tenantId} and f.request_id = ${requestId} and f.place = 'result' order by f.position`,
  )
  for (const { key, name, sha256, ...facts } of documents) {
    const sharedToken = newValidationCode()
    await insertSharedDocument(transaction, {
      ...facts,
      documentId: crypto.randomUUID(),
      tenantId,
      institutionId,
      userId,
      kind: 'request_result',
      enrollmentId,
      contractId: null,
      sharedToken,
      number: protocol,
      fileName: name,
      sha256: sha256!,
      issuedAt: now,
      expiresAt: new Date(now.getTime() + validFor),
    })
    await db
      .update(requestFile)
      .set({ sharedToken })
      .where(and(eq(requestFile.tenantId, tenantId), eq(requestFile.uploadKey, key)))
  }
}

/** Removes the office's result files: their links no longer validate anything. */
export async function removeResultFiles({ client }: TenantTransaction, { tenantId, requestId }: RequestRecord, now: Date): Promise<void> {
  await query(
    client,
    sql`update academic.shared_document d set revoked_at = ${now.toISOString()}::timestamptz
      from academic.request_file f where f.tenant_id = ${tenantId} and f.request_id = ${requestId} and f.place = 'result'
        and d.tenant_id = f.tenant_id and d.shared_token = f.shared_token`,
  )
  await query(
    client,
    sql`delete from academic.request_file where tenant_id = ${tenantId} and request_id = ${requestId} and place = 'result'`,
  )
}

/** Returns the file key of a document that the office shared. Throws NOT_FOUND for one that was removed. */
export async function resultFileKey(pool: pg.Pool, { tenantId, sharedToken }: SharedDocumentRow): Promise<string> {
  const [found] = await readTenant(pool, tenantId, ({ client }) =>
    query<Pick<UploadRow, 'tenantId' | 'userId' | 'key' | 'type'>>(
      client,
      sql`select u.tenant_id as "tenantId", u.user_id as "userId", u.key, u.type
        from academic.request_file f join academic.upload u on u.tenant_id = f.tenant_id and u.key = f.upload_key
        where f.tenant_id = ${tenantId} and f.shared_token = ${sharedToken}`,
    ),
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return storageKey(found)
}
