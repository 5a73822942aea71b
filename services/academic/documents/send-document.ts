import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DocumentSide, EnrollmentDocument } from '#api/enrollment-documents.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import type { OwnScope } from '../access/scopes.ts'
import { maySend, sidesProblem } from './document-rules.ts'
import { requireDocument, shownDocument } from './documents.queries.ts'

interface ToSend {
  documentEnrollmentId: number
  revision: number
  files: readonly { key: string; side: DocumentSide }[]
}

/**
 * Puts complete uploads of the caller in the place of what was sent of a document. Repeating the call changes nothing; of two different
 * ones on the same revision one wins. Throws NOT_FOUND, also for files of others, CONTENT_CHANGED, NOT_ALLOWED, UPLOAD_INCOMPLETE.
 */
export async function sendDocument(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  scope: OwnScope,
  { documentEnrollmentId, revision, files }: ToSend,
): Promise<EnrollmentDocument> {
  return inTenant(pool, scope.tenantId, async ({ client }) => {
    await lock(client, scope, documentEnrollmentId)
    const document = await requireDocument(client, scope, documentEnrollmentId)
    const now = clock.now()
    const isRepeated =
      document.status === 'waiting' &&
      document.revision === revision + 1 &&
      JSON.stringify(document.files.map(({ key, side }) => [key, side])) === JSON.stringify(files.map(({ key, side }) => [key, side]))
    if (isRepeated) return shownDocument(document, now)
    if (document.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    if (!maySend(document, now)) throw new DomainError('NOT_ALLOWED')
    const problem = sidesProblem(
      files.map(({ side }) => side),
      document.hasBack,
    )
    if (problem) throw new DomainError(problem)
    await requireFreeUploads(
      client,
      scope,
      documentEnrollmentId,
      files.map(({ key }) => key),
    )
    await write(client, scope, { documentEnrollmentId, revision: revision + 1, files }, now)
    return shownDocument(await requireDocument(client, scope, documentEnrollmentId), now)
  })
}

const lock = (client: pg.ClientBase, { tenantId }: OwnScope, documentEnrollmentId: number) =>
  query(
    client,
    sql`select from academic.enrollment_document
      where tenant_id = ${tenantId} and document_enrollment_id = ${documentEnrollmentId} for update`,
  )

/** Complete, the caller's own and in use nowhere else; this document may keep a file when another one is replaced. */
async function requireFreeUploads(client: pg.ClientBase, scope: OwnScope, documentEnrollmentId: number, keys: readonly string[]) {
  if (new Set(keys).size < keys.length) throw new DomainError('NOT_ALLOWED')
  const uploads = await query<{ state: string; isUsed: boolean }>(
    client,
    sql`select u.state, exists (
        select from academic.document_file f where f.tenant_id = u.tenant_id and f.upload_key = u.key
          and f.document_enrollment_id <> ${documentEnrollmentId}) as "isUsed"
      from academic.upload u
      where u.tenant_id = ${scope.tenantId} and u.user_id = ${scope.userId} and u.key = any (${`{${keys.join(',')}}`}::uuid[])
      order by u.key for update`,
  )
  if (uploads.length < keys.length) throw new DomainError('NOT_FOUND')
  if (uploads.some(({ state }) => state !== 'complete')) throw new DomainError('UPLOAD_INCOMPLETE')
  if (uploads.some(({ isUsed }) => isUsed)) throw new DomainError('NOT_ALLOWED')
}

async function write(client: pg.ClientBase, scope: OwnScope, { documentEnrollmentId, revision, files }: ToSend, now: Date) {
  const { tenantId, userId } = scope
  await query(
    client,
    sql`update academic.enrollment_document
      set status = 'waiting', revision = ${revision}, sent_at = ${now}, decided_at = null, decided_by = null, reason = null,
        claimed_by = null, claimed_until = null
      where tenant_id = ${tenantId} and document_enrollment_id = ${documentEnrollmentId}`,
  )
  await query(
    client,
    sql`insert into academic.document_file (tenant_id, document_enrollment_id, revision, position, side, upload_key)
      select ${tenantId}, ${documentEnrollmentId}, ${revision}, position, side, key
      from jsonb_to_recordset(${JSON.stringify(files.map((file, index) => ({ ...file, position: index + 1 })))}::jsonb)
        as f(key uuid, side text, position int)`,
  )
  await query(
    client,
    sql`insert into academic.document_event (tenant_id, document_enrollment_id, kind, revision, at, made_by)
      values (${tenantId}, ${documentEnrollmentId}, 'sent', ${revision}, ${now}, ${userId})`,
  )
}
