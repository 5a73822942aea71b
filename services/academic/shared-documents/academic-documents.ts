import type { Transcript } from '#api/shared-documents.ts'
import type { Locale } from '#config'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import type { Paper } from '../../platform/documents/document-parts.ts'
import { enrollmentStatementDocument } from './enrollment-statement-document.ts'
import { transcriptDocument } from './transcript-document.ts'

/** Where a document is validated. */
export interface Validation {
  address: string
  sharedToken: string
  /** Instant. */
  expiresAt: string
}

export interface AcademicDocument {
  kind: 'transcript' | 'enrollment_statement'
  data: Transcript
  validation: Validation
}

/** Draws a document, which then is to be closed. */
export function academicDocument({ kind, data, validation }: AcademicDocument, locale: Locale, logo: DocumentLogo | null): Paper {
  return kind === 'transcript'
    ? transcriptDocument(data, validation, locale, logo)
    : enrollmentStatementDocument(data, validation, locale, logo)
}
