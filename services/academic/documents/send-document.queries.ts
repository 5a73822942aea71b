import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DocumentSide } from '#api/academic/enrollment-documents.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { CallerScope } from '../access/scopes.ts'

export interface DocumentToSend {
  documentEnrollmentId: number
  revision: number
  files: readonly { key: string; side: DocumentSide }[]
}

/** Locks the document until the end of the transaction. */
export const lockDocument = (client: pg.ClientBase, { tenantId }: CallerScope, documentEnrollmentId: number) =>
  query(
    client,
    sql`select from academic.enrollment_document
      where tenant_id = ${tenantId} and document_enrollment_id = ${documentEnrollmentId} for update`,
  )

/** Locks and returns the caller's own uploads among those given; `isUsed` tells of use by another document or an activity. */
export const lockUploads = (client: pg.ClientBase, scope: CallerScope, documentEnrollmentId: number, keys: readonly string[]) =>
  query<{ state: string; isUsed: boolean }>(
    client,
    sql`select u.state, exists (
        select from academic.document_file f where f.tenant_id = u.tenant_id and f.upload_key = u.key
          and f.document_enrollment_id <> ${documentEnrollmentId}
        union all select from academic.complementary_activity a where a.tenant_id = u.tenant_id and a.upload_key = u.key) as "isUsed"
      from academic.upload u
      where u.tenant_id = ${scope.tenantId} and u.user_id = ${scope.userId} and u.use = 'document' and u.key = any (${toSqlArray(keys)}::uuid[])
      order by u.key for update`,
  )

/** Marks the document as waiting, under a new revision with these files. */
export async function writeSent(
  client: pg.ClientBase,
  scope: CallerScope,
  { documentEnrollmentId, revision, files }: DocumentToSend,
  now: Date,
) {
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
