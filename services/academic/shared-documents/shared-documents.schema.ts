import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { DocumentKind, DocumentSituation } from '#api/academic/shared-documents.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** An issued document, with the link that validates it. The key of its file derives from its id. */
export const sharedDocument = academic.table(
  'shared_document',
  {
    documentId: uuid('document_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id'),
    userId: integer('user_id').notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    /** Id of the contract in the financial service. */
    contractId: integer('contract_id'),
    sharedToken: text('shared_token').notNull(),
    student: text().notNull(),
    course: text().notNull(),
    institution: text().notNull(),
    situation: text().$type<DocumentSituation>().notNull(),
    number: text(),
    fileName: text('file_name').notNull(),
    sha256: text().notNull(),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    unique('shared_document_of_tenant').on(table.tenantId, table.documentId),
    index('shared_document_user').on(table.tenantId, table.userId, table.issuedAt),
    check(
      'shared_document_kind',
      sql`${table.kind} in ('transcript', 'enrollment_statement', 'reenrollment', 'contract', 'request_result')`,
    ),
    check('shared_document_contract', sql`(${table.kind} = 'contract') = (${table.contractId} is not null)`),
    tenantPolicy(),
  ],
)

/** Maps a token to its tenant, without row-level security: whoever validates a document does not name a tenant. */
export const sharedToken = academic.table('shared_token', {
  sharedToken: text('shared_token').primaryKey(),
  tenantId: integer('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
})

/** When a link was viewed; nothing about the viewer is stored. */
export const sharedDocumentView = academic.table(
  'shared_document_view',
  {
    viewId: integer('view_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    documentId: uuid('document_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('shared_document_view_document').on(table.tenantId, table.documentId, table.at),
    foreignKey({ columns: [table.tenantId, table.documentId], foreignColumns: [sharedDocument.tenantId, sharedDocument.documentId] }),
    tenantPolicy(),
  ],
)
