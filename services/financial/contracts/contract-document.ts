import { Document, type DocumentProps, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Locale } from '#config'
import type { ContractDetails } from '#api/contracts.ts'
import { contractWords } from './contract-words.ts'
import { dateWords, timeWords, utcWords } from '../documents/document-formats.ts'
import { bold, fact, facts, mono, reportHead, type ReportLogo, sheet, styles } from '../documents/document-parts.ts'

export type OfferedContract = ContractDetails & { offered: NonNullable<ContractDetails['offered']> }
export type AcceptedContract = OfferedContract & { acceptance: NonNullable<ContractDetails['acceptance']> }

const text = StyleSheet.create({
  about: { marginTop: 16, marginBottom: 8 },
  heading: { fontFamily: bold, fontSize: 12, marginTop: 14, marginBottom: 4 },
  paragraph: { fontSize: 11, marginBottom: 6, lineHeight: 1.45 },
  hash: { fontFamily: mono, fontSize: 9, marginTop: 2 },
})

export function contractDocument(contract: OfferedContract, locale: Locale, logo: ReportLogo | null): ReactElement<DocumentProps> {
  const words = contractWords[locale]
  const { content, hash } = contract.offered
  return h(
    Document,
    {
      title: `${content.title} ${contract.number}`,
      author: contract.institutionName,
      language: content.language,
      creator: contract.institutionName,
      producer: contract.institutionName,
    },
    sheet(
      contract.contractId,
      `${words.contract} ${contract.number} · ${hash.slice(0, 12)}`,
      reportHead(contract.institutionName, content.title, logo),
      h(View, { style: text.about }, facts(fact(words.number, contract.number), fact(words.period, `${contract.year}/${contract.period}`))),
      ...content.sections.map(({ heading, paragraphs }, index) => section(heading, paragraphs, index)),
      h(Text, { style: styles.section, minPresenceAhead: 90 }, words.accepted),
      contract.acceptance
        ? facts(
            fact(words.acceptedBy, `${contract.acceptance.name}, CPF ${contract.acceptance.taxId}`),
            fact(words.acceptedAt, timeWords(contract.acceptance.acceptedAt, locale)),
          )
        : h(Text, {}, words.notAccepted),
      version(words.version, hash),
    ),
  )
}

export function certificateDocument(contract: AcceptedContract, locale: Locale, logo: ReportLogo | null): ReactElement<DocumentProps> {
  const words = contractWords[locale]
  const { acceptance } = contract
  return h(
    Document,
    {
      title: `${words.certificate} ${contract.number}`,
      author: contract.institutionName,
      language: locale,
      creator: contract.institutionName,
      producer: contract.institutionName,
    },
    h(
      Page,
      { size: 'A4', style: styles.page },
      reportHead(contract.institutionName, words.certificate, logo),
      h(Text, { style: styles.note }, words.certificateText),
      h(Text, { style: styles.section }, words.accepted),
      facts(
        fact(words.student, acceptance.name),
        fact(words.taxId, acceptance.taxId),
        fact(words.acceptedAt, timeWords(acceptance.acceptedAt, locale)),
        fact(words.inUtc, utcWords(acceptance.acceptedAt)),
      ),
      h(Text, { style: styles.section }, words.contract),
      facts(
        fact(words.number, contract.number),
        fact(words.period, `${contract.year}/${contract.period}`),
        fact(words.term, `${dateWords(contract.effectiveDate, locale)} – ${dateWords(contract.endDate, locale)}`),
        fact(words.course, contract.course),
        fact(words.registration, contract.registration),
        fact(words.institution, contract.institutionName),
      ),
      version(words.version, acceptance.hash),
      h(Text, { style: styles.note }, words.check),
    ),
  )
}

function section(heading: string, paragraphs: readonly string[], index: number): ReactElement {
  const [first, ...others] = paragraphs.map((paragraph, at) =>
    h(Text, { key: at, style: text.paragraph, orphans: 2, widows: 2 }, paragraph),
  )
  // Keeps a heading on the same page as its first paragraph.
  return h(View, { key: index }, h(View, { wrap: false }, h(Text, { style: text.heading }, heading), first), ...others)
}

function version(label: string, hash: string): ReactElement {
  return h(View, { style: text.about, wrap: false }, h(Text, { style: styles.label }, label), h(Text, { style: text.hash }, hash))
}
