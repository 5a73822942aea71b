import type { AcademicHistory, CompletionData } from '#api/academic/academic-situation.ts'
import type { Transcript } from '#api/academic/shared-documents.ts'
import { formatTaxId } from '#api/tax-id.ts'
import type { Locale } from '#config'
import { dateWords } from '../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import { facts, head, openPaper, type Paper, paragraph, section } from '../../platform/documents/document-parts.ts'
import { ledger, table } from '../../platform/documents/document-table.ts'
import type { Validation } from './academic-documents.ts'
import { validationPart } from './document-validation.ts'
import { documentWords } from './document-words.ts'

const subjectColumns = [
  { width: 40 },
  { header: true },
  { width: 48, right: true },
  { width: 40, right: true },
  { width: 30, right: true },
  { width: 46, right: true },
  { width: 96 },
]
const partColumns = [{ header: true }, { width: 80, right: true }, { width: 80, right: true }, { width: 80, right: true }]

/** Creates a transcript: every subject by period, the curriculum's requirements, and the outcome of the enrollment. */
export function transcriptDocument(transcript: Transcript, validation: Validation, locale: Locale, logo: DocumentLogo | null): Paper {
  const words = documentWords[locale]
  const { enrollment, student, histories, progress } = transcript
  const paper = openPaper({
    title: `${words.transcript} ${enrollment.academicRecord}`,
    institution: enrollment.institution,
    language: locale,
    foot: `${words.transcript} · ${student} · ${validation.sharedToken}`,
  })
  head(paper, enrollment.institution, words.transcript, logo)
  paper.y += 16
  facts(paper, [...personFacts(transcript, locale), ...enrollmentFacts(transcript, locale)])
  section(paper, words.subjects, { ahead: 60 })
  if (histories.length === 0) paragraph(paper, words.noSubjects)
  else
    table(paper, { columns: subjectColumns, gap: 8, padding: 4, size: 8.5, leading: 11 }, [
      {
        kind: 'head',
        cells: (['period', 'subject', 'workload', 'credits', 'grade', 'absences', 'result'] as const).map((name) => words.columns[name]),
      },
      ...histories.map((history) => ({ cells: subjectCells(history, locale) })),
    ])
  section(paper, words.requirement, { ahead: 130 })
  const { compulsory, elective, complementary } = progress
  ledger(paper, partColumns, [
    { kind: 'head', cells: [words.parts.part, words.parts.required, words.parts.completed, words.parts.remaining] },
    { cells: partCells(words.parts.compulsory, compulsory, locale) },
    { cells: partCells(words.parts.elective, elective, locale) },
    { cells: partCells(words.parts.complementary, complementary, locale) },
  ])
  const remaining = compulsory.remainingWorkload + elective.remainingWorkload + complementary.remainingWorkload
  paragraph(paper, remaining === 0 ? words.complete : words.missing(words.hours(remaining)), { before: 8, after: 8 })
  facts(paper, [[words.average, progress.average === null ? words.noAverage : number(progress.average, locale)]])
  paragraph(paper, words.rules(number(progress.minimumGrade, locale), progress.maximumAbsence), { size: 9, leading: 12.6, before: 8 })
  validationPart(paper, validation, locale)
  return paper
}

function personFacts({ student, taxId, enrollment }: Transcript, locale: Locale): [label: string, value: string][] {
  const words = documentWords[locale]
  return [
    [words.student, student],
    [words.taxId, formatTaxId(taxId)],
    [words.academicRecord, enrollment.academicRecord],
  ]
}

/** Returns the course of an enrollment, its status and since when it applies. */
export function enrollmentFacts({ enrollment, progress, issuedOn }: Transcript, locale: Locale): [label: string, value: string][] {
  const words = documentWords[locale]
  const { course, status, startedOn, endedOn } = enrollment
  const since = endedOn ? ` ${words.since(dateWords(endedOn, locale))}` : ''
  return [
    [words.course, course],
    [words.curriculum, progress.curriculum],
    [words.startedOn, dateWords(startedOn, locale)],
    [words.situation, `${words.situations[status]}${since}`],
    [words.issuedOn, dateWords(issuedOn, locale)],
  ]
}

function subjectCells(history: Omit<AcademicHistory, 'completionData'>, locale: Locale): string[] {
  const words = documentWords[locale]
  const { period, subject, code, workload, credits, grade, absences, result } = history
  return [
    period,
    `${subject} (${code})`,
    words.hours(workload),
    String(credits),
    grade === null ? '—' : number(grade, locale),
    absences === null ? '—' : words.hours(absences),
    words.results[result],
  ]
}

function partCells(name: string, { requiredWorkload, completedWorkload, remainingWorkload }: CompletionData, locale: Locale): string[] {
  return [name, ...[requiredWorkload, completedWorkload, remainingWorkload].map(documentWords[locale].hours)]
}

const number = (value: number, locale: Locale) => value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
