import type { ReenrollmentProof } from '#api/academic/shared-documents.ts'
import { formatTaxId } from '#api/tax-id.ts'
import type { Locale } from '#config'
import { dateWords } from '../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import { facts, head, openPaper, type Paper, paragraph, section } from '../../platform/documents/document-parts.ts'
import { ledger } from '../../platform/documents/document-table.ts'
import type { Validation } from './academic-documents.ts'
import { validationPart } from './document-validation.ts'
import { documentWords } from './document-words.ts'

const columns = [{ width: 90 }, { header: true }, { width: 130 }, { width: 50, right: true }]

/** Draws the document that proves that a reenrollment is complete, and in which classes. */
export function reenrollmentProofDocument(
  data: ReenrollmentProof,
  validation: Validation,
  locale: Locale,
  logo: DocumentLogo | null,
): Paper {
  const words = documentWords[locale]
  const { enrollment, student, taxId, period, startsOn, endsOn, classes, issuedOn } = data
  const { academicRecord, course, institution } = enrollment
  const paper = openPaper({
    title: `${words.reenrollment} ${academicRecord}`,
    institution,
    language: locale,
    foot: `${words.reenrollment} · ${student} · ${validation.sharedToken}`,
  })
  head(paper, institution, words.reenrollment, logo)
  const declared = words.reenrolled({ student, taxId: formatTaxId(taxId), academicRecord, course, period })
  paragraph(paper, declared, { size: 12, leading: 18, before: 24, after: 24 })
  facts(paper, [
    [words.term, `${period}, ${words.termDays(dateWords(startsOn, locale), dateWords(endsOn, locale))}`],
    [words.issuedOn, dateWords(issuedOn, locale)],
  ])
  section(paper, words.classes, { ahead: 60 })
  const { classColumns } = words
  ledger(paper, columns, [
    { kind: 'head', cells: [classColumns.class, classColumns.subject, classColumns.schedule, classColumns.workload] },
    ...classes.map(({ code, subject, subjectCode, workload, meetings }) => ({
      cells: [
        code,
        `${subject} (${subjectCode})`,
        meetings.map(({ weekday, from, to }) => `${words.weekdays[weekday - 1]} ${from}–${to}`).join(', '),
        words.hours(workload),
      ],
    })),
  ])
  validationPart(paper, validation, locale)
  return paper
}
