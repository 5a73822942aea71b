import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type {
  DocumentEnrollment,
  DocumentEvent,
  DocumentFile,
  DocumentStatus,
  EnrollmentDocument,
} from '#api/academic/enrollment-documents.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { CallerScope } from '../access/scopes.ts'
import { enrollmentsInScope } from '../enrollments/enrollments.queries.ts'
import { maySend } from './document-rules.ts'

export interface DocumentRow extends Omit<EnrollmentDocument, 'maySend' | 'sentAt' | 'decidedAt'> {
  sentAt: Date | null
  decidedAt: Date | null
  claimedUntil: Date | null
}

/** JSON of the files of a revision of `academic.enrollment_document d`, in their order. */
const getFiles = (revision: SQL) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('key', u.key, 'name', u.name, 'type', u.type, 'size', u.size, 'side', f.side) order by f.position)
  from academic.document_file f join academic.upload u on u.tenant_id = f.tenant_id and u.key = f.upload_key
  where f.tenant_id = d.tenant_id and f.document_enrollment_id = d.document_enrollment_id and f.revision = ${revision}
), '[]')`

const documents = (scope: CallerScope, condition: SQL) => sql`
  select d.document_enrollment_id as "documentEnrollmentId", d.enrollment_id as "enrollmentId", k.name, k.guidance, k.purpose,
    k.has_back as "hasBack", d.status, d.revision, d.sent_at as "sentAt", d.decided_at as "decidedAt", d.claimed_until as "claimedUntil",
    case when d.status = 'refused' then d.reason end as reason, ${getFiles(sql`d.revision`)} as files
  from academic.enrollment_document d
  join academic.document_kind k on k.tenant_id = d.tenant_id and k.kind_id = d.kind_id
  join academic.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
  where ${enrollmentsInScope(scope)} and ${condition}
  order by e.status <> 'active', e.started_on desc, e.enrollment_id, k.purpose, k.position, d.document_enrollment_id`

export const listDocuments = (transaction: TenantTransaction, scope: CallerScope): Promise<readonly DocumentRow[]> =>
  transaction.read(getRows<DocumentRow>(documents(scope, sql`true`), 'sentAt', 'decidedAt', 'claimedUntil'))

/** In the order of `listDocuments`; courses without documents are left out. */
export const listDocumentEnrollments = (transaction: TenantTransaction, scope: CallerScope): Promise<readonly DocumentEnrollment[]> =>
  transaction.read(
    getRows<DocumentEnrollment>(
      sql`select e.enrollment_id as "enrollmentId", e.academic_record as "academicRecord", e.course, i.name as institution
      from academic.enrollment e
      join academic.institution i on i.tenant_id = e.tenant_id and i.institution_id = e.institution_id
      where ${enrollmentsInScope(scope)} and exists (
        select from academic.enrollment_document d where d.tenant_id = e.tenant_id and d.enrollment_id = e.enrollment_id)
      order by e.status <> 'active', e.started_on desc, e.enrollment_id`,
    ),
  )

/** Throws NOT_FOUND when missing or not the caller's. */
export async function requireDocument(client: pg.ClientBase, scope: CallerScope, documentEnrollmentId: number): Promise<DocumentRow> {
  const [found] = await query<DocumentRow>(client, documents(scope, sql`d.document_enrollment_id = ${documentEnrollmentId}`))
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

interface AskedDocuments {
  tenantId: number
  institutionId: number
  /** Empty means every course. */
  curriculumIds: readonly number[]
  documentKindIds: readonly number[]
}

/** Asks active enrollments of an institution for documents of kinds not asked of them before. @param only one enrollment */
export async function askForDocuments(
  client: pg.ClientBase,
  { tenantId, institutionId, curriculumIds, documentKindIds }: AskedDocuments,
  only?: number,
): Promise<void> {
  if (documentKindIds.length === 0) return
  const courses = toSqlArray(curriculumIds)
  await query(
    client,
    sql`insert into academic.enrollment_document (tenant_id, institution_id, enrollment_id, kind_id, status, revision)
      select e.tenant_id, e.institution_id, e.enrollment_id, k.kind_id, 'pending', 0
      from academic.enrollment e cross join unnest(${toSqlArray(documentKindIds)}::int[]) k (kind_id)
      where e.tenant_id = ${tenantId} and e.institution_id = ${institutionId} and e.status = 'active'
        and (${courses} = '{}' or e.curriculum_id = any (${courses}::int[]))
        ${only === undefined ? sql`` : sql`and e.enrollment_id = ${only}`}
      on conflict (tenant_id, enrollment_id, kind_id) do nothing`,
  )
}

/** Lists events, newest first, with the files sent each time. */
export async function listEvents(client: pg.ClientBase, scope: CallerScope, documentEnrollmentId: number): Promise<DocumentEvent[]> {
  const rows = await query<{ kind: DocumentEvent['kind']; at: Date; reason: string | null; files: DocumentFile[] }>(
    client,
    sql`select v.kind, v.at, v.reason, case when v.kind = 'sent' then ${getFiles(sql`v.revision`)} else '[]' end as files
      from academic.document_event v
      join academic.enrollment_document d on d.tenant_id = v.tenant_id and d.document_enrollment_id = v.document_enrollment_id
      where d.tenant_id = ${scope.tenantId} and d.document_enrollment_id = ${documentEnrollmentId}
      order by v.at desc, v.event_id desc`,
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), by: row.kind === 'sent' ? 'student' : 'office' }))
}

export function countByStatus(
  transaction: TenantTransaction,
  scope: CallerScope,
): Promise<readonly { status: DocumentStatus; count: number }[]> {
  return transaction.read(
    getRows<{ status: DocumentStatus; count: number }>(
      sql`select d.status, count(*)::int as count from academic.enrollment_document d
      join academic.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      where ${enrollmentsInScope(scope)} group by d.status`,
    ),
  )
}

/** Converts a row to the document that the contract shows. */
export function shownDocument({ claimedUntil, ...row }: DocumentRow, now: Date): EnrollmentDocument {
  return {
    ...row,
    maySend: maySend({ status: row.status, claimedUntil }, now),
    sentAt: row.sentAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}
