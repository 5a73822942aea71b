import type { Locale } from '#config'
import type { InvoiceDetails } from '#api/financial/invoices.ts'
import { formatTaxId } from '#api/tax-id.ts'
import { debtName } from '../debts/debt-name.ts'
import { dateWords, money, monthWords } from '../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import { amount, facts, head, note, openPaper, type Paper } from '../../platform/documents/document-parts.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

const invoiceWords = localized({
  title: msg`Nota fiscal`,
  number: msg`Número`,
  issueDate: msg({ message: 'Emissão', context: 'nota fiscal' }),
  competency: msg`Competência`,
  verificationCode: msg`Código de verificação`,
  status: msg`Situação`,
  item: msg`Referente a`,
  issuer: msg`Emitente`,
  issuerTaxId: msg`CNPJ do emitente`,
  student: msg`Tomador`,
  studentTaxId: msg`CPF do tomador`,
  registration: msg({ message: 'Matrícula', context: 'financeiro' }),
  course: msg`Curso`,
  statuses: { pending: msg`Pendente`, settled: msg`Quitada`, canceled: msg({ message: 'Cancelada', context: 'nota fiscal' }) },
  canceled: msg`Esta nota foi cancelada e não vale como comprovante.`,
})

export function invoiceDocument(invoice: InvoiceDetails, locale: Locale, logo: DocumentLogo | null): Paper {
  const words = invoiceWords[locale]
  const month = monthWords(invoice.competency, locale)
  const title = `${words.title} ${invoice.invoiceNumber}`
  const paper = openPaper({ title, institution: invoice.institutionName, language: locale })
  head(paper, invoice.institutionName, title, logo)
  amount(paper, money(invoice.amount, locale))
  facts(paper, [
    [words.number, invoice.invoiceNumber],
    [words.issueDate, dateWords(invoice.issueDate, locale)],
    [words.competency, month],
    ...(invoice.verificationCode ? [[words.verificationCode, invoice.verificationCode] as const] : []),
    [words.status, words.statuses[invoice.status]],
    [words.item, debtName(invoice, locale)],
    [words.issuer, invoice.institutionName],
    [words.issuerTaxId, formatTaxId(invoice.institutionTaxId)],
    [words.student, invoice.studentName],
    [words.studentTaxId, formatTaxId(invoice.studentTaxId)],
    [words.course, invoice.course],
    [words.registration, invoice.registration],
  ])
  if (invoice.status === 'canceled') note(paper, words.canceled)
  return paper
}
