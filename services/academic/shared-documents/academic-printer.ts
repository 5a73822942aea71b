import type { Locale } from '#config'
import { msg } from '#services/platform/i18n/msg.ts'
import { createDocumentPrinter, type DocumentPrinter } from '../../platform/documents/document-printer.ts'
import type { AcademicDocument } from './academic-documents.ts'
import { localized } from '../../platform/i18n/localized.ts'

export type AcademicPrinter = DocumentPrinter<AcademicDocument>

export const createAcademicPrinter = (): AcademicPrinter =>
  createDocumentPrinter(new URL('./academic-document.worker.ts', import.meta.url), fileName)

const fileWords = localized({
  transcript: msg`historico-escolar`,
  enrollment_statement: msg`declaracao-de-matricula`,
  reenrollment: msg`comprovante-de-rematricula`,
})

function fileName({ kind, data }: AcademicDocument, locale: Locale): string {
  return `${fileWords[locale][kind]}-${data.enrollment.academicRecord}-${data.issuedOn}`
}
