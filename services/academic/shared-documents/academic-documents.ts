import type { ReenrollmentProof, Transcript } from '#api/academic/shared-documents.ts'
import type { Locale } from '#config'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import type { Paper } from '../../platform/documents/document-parts.ts'
import { enrollmentStatementDocument } from './enrollment-statement-document.ts'
import { reenrollmentProofDocument } from './reenrollment-proof-document.ts'
import { transcriptDocument } from './transcript-document.ts'

/** How and where a document can be validated. */
export interface Validation {
  address: string
  sharedToken: string
  /** Instant. */
  expiresAt: string
}

export type AcademicDocument = { validation: Validation } & (
  | { kind: 'transcript' | 'enrollment_statement'; data: Transcript }
  | { kind: 'reenrollment'; data: ReenrollmentProof }
)

/** Draws a document; the caller has to close it. */
export function academicDocument(document: AcademicDocument, locale: Locale, logo: DocumentLogo | null): Paper {
  const { validation } = document
  switch (document.kind) {
    case 'transcript':
      return transcriptDocument(document.data, validation, locale, logo)
    case 'enrollment_statement':
      return enrollmentStatementDocument(document.data, validation, locale, logo)
    case 'reenrollment':
      return reenrollmentProofDocument(document.data, validation, locale, logo)
  }
}
