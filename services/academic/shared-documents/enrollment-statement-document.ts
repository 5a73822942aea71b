import type { Transcript } from '#api/academic/shared-documents.ts'
import { formatTaxId } from '#api/tax-id.ts'
import type { Locale } from '#config'
import { dateWords } from '../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import { facts, head, openPaper, type Paper, paragraph, section } from '../../platform/documents/document-parts.ts'
import { ledger } from '../../platform/documents/document-table.ts'
import type { Validation } from './academic-documents.ts'
import { validationPart } from './document-validation.ts'
import { documentWords } from './document-words.ts'
import { enrollmentFacts } from './transcript-document.ts'

/** Creates the institution's statement about an enrollment: that it is active, or how it ended. */
export function enrollmentStatementDocument(data: Transcript, validation: Validation, locale: Locale, logo: DocumentLogo | null): Paper {
  const words = documentWords[locale]
  const { enrollment, student, taxId, histories } = data
  const { academicRecord, course, status, startedOn, endedOn } = enrollment
  const paper = openPaper({
    title: `${words.statement} ${academicRecord}`,
    institution: enrollment.institution,
    language: locale,
    foot: `${words.statement} · ${student} · ${validation.sharedToken}`,
  })
  head(paper, enrollment.institution, words.statement, logo)
  const day = dateWords(endedOn ?? startedOn, locale)
  const declared = words.declared[status]({ student, taxId: formatTaxId(taxId), academicRecord, course, day })
  paragraph(paper, declared, { size: 12, leading: 18, before: 24, after: 24 })
  facts(paper, enrollmentFacts(data, locale))
  const taken = status === 'active' ? histories.filter(({ result }) => result === 'in_progress') : []
  if (taken.length > 0) {
    section(paper, words.takingNow, { ahead: 60 })
    ledger(
      paper,
      [{ width: 60 }, { header: true }, { width: 80, right: true }],
      [
        { kind: 'head', cells: [words.columns.period, words.columns.subject, words.columns.workload] },
        ...taken.map(({ period, subject, code, workload }) => ({ cells: [period, `${subject} (${code})`, words.hours(workload)] })),
      ],
    )
  }
  validationPart(paper, validation, locale)
  return paper
}
