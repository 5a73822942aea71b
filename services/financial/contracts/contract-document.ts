import type { Locale } from '#config'
import type { ContractDetails } from '#api/financial/contracts.ts'
import { dateWords, timeWords, utcWords } from '../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import { ensure, facts, head, note, openPaper, type Paper, paragraph, section } from '../../platform/documents/document-parts.ts'
import { bold, muted, wrapped } from '../../platform/documents/document-text.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

/** Fixed labels around the contract's text, which keeps its own language. */
const contractWords = localized({
  contract: msg`Contrato`,
  period: msg({ message: 'Período', context: 'contrato' }),
  version: msg`Versão (SHA-256)`,
  accepted: msg`Aceite eletrônico`,
  notAccepted: msg`Este contrato ainda não foi aceito.`,
  acceptedBy: msg`Aceito por`,
  acceptedAt: msg`Aceito em`,
  certificate: msg`Certificado de aceite`,
  certificateText: msg`A instituição certifica que a pessoa abaixo leu e aceitou eletronicamente o contrato identificado, na versão indicada.`,
  student: msg`Nome`,
  taxId: msg({ message: 'CPF', context: 'financeiro' }),
  course: msg`Curso`,
  registration: msg({ message: 'Matrícula', context: 'financeiro' }),
  number: msg`Número do contrato`,
  term: msg`Vigência`,
  institution: msg`Instituição`,
  inUtc: msg`Em UTC`,
  check: msg`A versão é o SHA-256 do conteúdo completo do contrato. Qualquer mudança no texto produz outra versão.`,
})

export type OfferedContract = ContractDetails & { offered: NonNullable<ContractDetails['offered']> }
export type AcceptedContract = OfferedContract & { acceptance: NonNullable<ContractDetails['acceptance']> }

const clauseText = { size: 11, leading: 15.95 }
const clauseHeading = { font: bold, size: 12, leading: 15.4, before: 14, after: 4 } as const
const afterParagraph = 6

export function contractDocument(contract: OfferedContract, locale: Locale, logo: DocumentLogo | null): Paper {
  const words = contractWords[locale]
  const { content, hash } = contract.offered
  const paper = openPaper({
    title: `${content.title} ${contract.number}`,
    institution: contract.institutionName,
    language: content.language,
    foot: `${words.contract} ${contract.number} · ${hash.slice(0, 12)}`,
  })
  head(paper, contract.institutionName, content.title, logo)
  paper.y += 16
  facts(paper, [
    [words.number, contract.number],
    [words.period, `${contract.year}/${contract.period}`],
  ])
  paper.y += 8
  for (const { heading, paragraphs } of content.sections) clause(paper, heading, paragraphs)
  section(paper, words.accepted, { ahead: 90 })
  if (contract.acceptance)
    facts(paper, [
      [words.acceptedBy, `${contract.acceptance.name}, CPF ${contract.acceptance.taxId}`],
      [words.acceptedAt, timeWords(contract.acceptance.acceptedAt, locale)],
    ])
  else paragraph(paper, words.notAccepted)
  version(paper, words.version, hash)
  return paper
}

export function certificateDocument(contract: AcceptedContract, locale: Locale, logo: DocumentLogo | null): Paper {
  const words = contractWords[locale]
  const { acceptance } = contract
  const paper = openPaper({
    title: `${words.certificate} ${contract.number}`,
    institution: contract.institutionName,
    language: locale,
  })
  head(paper, contract.institutionName, words.certificate, logo)
  note(paper, words.certificateText)
  section(paper, words.accepted)
  facts(paper, [
    [words.student, acceptance.name],
    [words.taxId, acceptance.taxId],
    [words.acceptedAt, timeWords(acceptance.acceptedAt, locale)],
    [words.inUtc, utcWords(acceptance.acceptedAt)],
  ])
  section(paper, words.contract)
  facts(paper, [
    [words.number, contract.number],
    [words.period, `${contract.year}/${contract.period}`],
    [words.term, `${dateWords(contract.effectiveDate, locale)} – ${dateWords(contract.endDate, locale)}`],
    [words.course, contract.course],
    [words.registration, contract.registration],
    [words.institution, contract.institutionName],
  ])
  version(paper, words.version, acceptance.hash)
  note(paper, words.check)
  return paper
}

function clause(paper: Paper, heading: string, paragraphs: readonly string[]): void {
  // A heading stays with its first paragraph, or with the first lines of one that is longer than a page.
  const first = wrapped(paper.pdf, paragraphs[0] ?? '', paper.width, clauseText).length * clauseText.leading
  const whole = clauseHeading.before + clauseHeading.leading + clauseHeading.after + first + afterParagraph
  ensure(paper, whole <= paper.bottom - paper.top ? whole : whole - first + 2 * clauseText.leading)
  paragraph(paper, heading, { ...clauseHeading, tag: 'H2' })
  for (const text of paragraphs) paragraph(paper, text, { ...clauseText, after: afterParagraph })
}

function version(paper: Paper, label: string, hash: string): void {
  ensure(paper, 58)
  paragraph(paper, label, { color: muted, before: 16 })
  paragraph(paper, hash, { font: 'Courier', size: 9, before: 2, after: 8 })
}
