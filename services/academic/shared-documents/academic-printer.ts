import type { Locale } from '#config'
import { createDocumentPrinter, type DocumentPrinter } from '../../platform/documents/document-printer.ts'
import type { AcademicDocument } from './academic-documents.ts'

export type AcademicPrinter = DocumentPrinter<AcademicDocument>

export const createAcademicPrinter = (): AcademicPrinter =>
  createDocumentPrinter(new URL('./academic-document.worker.ts', import.meta.url), fileName)

const fileWords: Record<Locale, Record<AcademicDocument['kind'], string>> = {
  'pt-BR': { transcript: 'historico-escolar', enrollment_statement: 'declaracao-de-matricula', reenrollment: 'comprovante-de-rematricula' },
  en: { transcript: 'transcript', enrollment_statement: 'statement-of-enrollment', reenrollment: 'proof-of-reenrollment' },
  es: { transcript: 'historial-academico', enrollment_statement: 'constancia-de-matricula', reenrollment: 'comprobante-de-rematricula' },
}

function fileName({ kind, data }: AcademicDocument, locale: Locale): string {
  return `${fileWords[locale][kind]}-${data.enrollment.academicRecord}-${data.issuedOn}`
}
