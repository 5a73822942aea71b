import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { DocumentEventKind, DocumentPurpose, DocumentSide, DocumentStatus } from '#api/academic/enrollment-documents.ts'
import type { LocalizedText } from '#api/locales.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'
import { enrollment } from '../enrollments/enrollments.schema.ts'
import { upload } from '../uploads/uploads.schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A kind of document that an institution asks for, such as an identity card. */
export const documentKind = academic.table(
  'document_kind',
  {
    kindId: integer('kind_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    /** Explains what a good copy shows. */
    guidance: jsonb().$type<LocalizedText>(),
    purpose: text().$type<DocumentPurpose>().notNull(),
    /** Whether the document has a back that must be sent. */
    hasBack: boolean('has_back').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    unique('document_kind_of_tenant').on(table.tenantId, table.kindId),
    check('document_kind_purpose', sql`${table.purpose} in ('admission', 'graduation')`),
    tenantPolicy(),
  ],
)

/** A document that an enrollment has to hand in. */
export const enrollmentDocument = academic.table(
  'enrollment_document',
  {
    documentEnrollmentId: integer('document_enrollment_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    /** The institution of the enrollment, copied so that the queue of an institution needs no join. */
    institutionId: integer('institution_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    kindId: integer('kind_id').notNull(),
    status: text().$type<DocumentStatus>().notNull(),
    /** Number of times the document was sent; its newest files have this number. */
    revision: integer().notNull(),
    sentAt: instant('sent_at'),
    decidedAt: instant('decided_at'),
    /** User id of the reviewer. */
    decidedBy: integer('decided_by'),
    /** Reason of the refusal, which the student sees. */
    reason: text(),
    /** The reviewer who has it open, until `claimedUntil`. */
    claimedBy: integer('claimed_by'),
    claimedUntil: instant('claimed_until'),
  },
  (table) => [
    unique('enrollment_document_of_tenant').on(table.tenantId, table.documentEnrollmentId),
    unique('enrollment_document_kind').on(table.tenantId, table.enrollmentId, table.kindId),
    index('enrollment_document_queue').on(
      table.tenantId,
      table.status,
      table.sentAt,
      table.documentEnrollmentId,
      // The index lets the institution's figures be read without accessing the rows.
      table.institutionId,
    ),
    index('enrollment_document_decided')
      .on(table.tenantId, table.decidedAt, table.status, table.revision, table.institutionId)
      .where(sql`decided_at is not null`),
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    foreignKey({ columns: [table.tenantId, table.kindId], foreignColumns: [documentKind.tenantId, documentKind.kindId] }),
    check('enrollment_document_status', sql`${table.status} in ('pending', 'waiting', 'accepted', 'refused', 'not_applicable')`),
    check('enrollment_document_sent', sql`(${table.revision} = 0) = (${table.sentAt} is null)`),
    check('enrollment_document_waiting', sql`${table.status} not in ('waiting', 'refused') or ${table.revision} > 0`),
    check('enrollment_document_reason', sql`${table.status} <> 'refused' or ${table.reason} is not null`),
    check('enrollment_document_claim', sql`(${table.claimedBy} is null) = (${table.claimedUntil} is null)`),
    tenantPolicy(),
  ],
)

/** The files of each sending of a document; earlier ones stay readable in its history. */
export const documentFile = academic.table(
  'document_file',
  {
    tenantId: integer('tenant_id').notNull(),
    documentEnrollmentId: integer('document_enrollment_id').notNull(),
    revision: integer().notNull(),
    /** The position, counted from 1, in the order in which the files are read. */
    position: integer().notNull(),
    side: text().$type<DocumentSide>().notNull(),
    uploadKey: uuid('upload_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.documentEnrollmentId, table.revision, table.position] }),
    index('document_file_upload').on(table.tenantId, table.uploadKey),
    foreignKey({
      columns: [table.tenantId, table.documentEnrollmentId],
      foreignColumns: [enrollmentDocument.tenantId, enrollmentDocument.documentEnrollmentId],
    }),
    foreignKey({ columns: [table.tenantId, table.uploadKey], foreignColumns: [upload.tenantId, upload.key] }),
    check('document_file_side', sql`${table.side} in ('whole', 'front', 'back')`),
    tenantPolicy(),
  ],
)

/** History of a document: who did what, and why. */
export const documentEvent = academic.table(
  'document_event',
  {
    eventId: integer('event_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    documentEnrollmentId: integer('document_enrollment_id').notNull(),
    kind: text().$type<DocumentEventKind>().notNull(),
    revision: integer().notNull(),
    at: instant('at').notNull(),
    /** User id. */
    madeBy: integer('made_by').notNull(),
    reason: text(),
  },
  (table) => [
    index('document_event_document').on(table.tenantId, table.documentEnrollmentId, table.at),
    foreignKey({
      columns: [table.tenantId, table.documentEnrollmentId],
      foreignColumns: [enrollmentDocument.tenantId, enrollmentDocument.documentEnrollmentId],
    }),
    check('document_event_kind', sql`${table.kind} in ('sent', 'accepted', 'refused', 'not_applicable', 'undone')`),
    tenantPolicy(),
  ],
)
