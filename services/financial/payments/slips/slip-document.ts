import { formatBoleto } from '@brazilian-utils/brazilian-utils/format-boleto'
import { Document, type DocumentProps, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { BankSlipDocument } from '#api/bank-slips.ts'
import type { Locale } from '#config'
import { compensationForm, payerWords } from './slip-form.ts'
import { box, boxes, row, slipHead } from './slip-boxes.ts'
import { bankSlipWords } from './slip-words.ts'
import { cnpjWords, dateWords, debtName, money } from '../../documents/document-formats.ts'
import { bold, hairline, muted, reportHead, type ReportLogo } from '../../documents/document-parts.ts'
import { receiptWords } from '../receipts/receipt-words.ts'

/** More debts are summed up, so that the form below stays on the same page. */
const listedDebts = 5

const styles = StyleSheet.create({
  page: { paddingVertical: 32, paddingHorizontal: 36, fontFamily: 'Helvetica', fontSize: 9, color: '#1c1a17' },
  top: { flexDirection: 'row', justifyContent: 'space-between', gap: 24, marginBottom: 6 },
  issuer: { flexGrow: 1, flexBasis: 0 },
  toPay: { alignItems: 'flex-end' },
  payUntil: { fontSize: 11, color: muted },
  amount: { fontFamily: bold, fontSize: 26, lineHeight: 1.2 },
  howToPay: { lineHeight: 1.4, marginBottom: 2 },
  items: { fontFamily: bold, fontSize: 11, marginTop: 6, marginBottom: 2 },
  item: { flexDirection: 'row', gap: 12, paddingVertical: 2.5, borderBottomWidth: 1, borderColor: hairline },
  name: { flexGrow: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' },
  due: { width: 120, color: muted },
  cents: { width: 90, textAlign: 'right' },
  part: { fontSize: 7, textAlign: 'right', marginTop: 3 },
  foot: { position: 'absolute', left: 36, right: 36, bottom: 32 },
  cut: {
    borderTopWidth: 1,
    borderStyle: 'dashed',
    borderColor: '#000000',
    marginBottom: 10,
    paddingTop: 2,
    fontSize: 6.5,
    color: muted,
    textAlign: 'right',
  },
})

/** A bank slip on one A4 page in FEBRABAN's layout. react-pdf makes no tagged PDF, so the portal's slip page is the accessible version. */
export function bankSlipDocument(slip: BankSlipDocument, locale: Locale, logo: ReportLogo | null): ReactElement<DocumentProps> {
  const words = bankSlipWords[locale]
  const { name } = slip.beneficiary
  return h(
    Document,
    { title: `${words.title} ${slip.ourNumber}`, author: name, language: locale, creator: name, producer: name },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(
        View,
        { style: styles.top },
        h(View, { style: styles.issuer }, reportHead(name, words.title, logo)),
        h(
          View,
          { style: styles.toPay },
          h(Text, { style: styles.payUntil }, words.payUntil(dateWords(slip.dueOn, locale))),
          h(Text, { style: styles.amount }, money(slip.amount, locale)),
        ),
      ),
      h(Text, { style: styles.howToPay }, words.howToPay),
      payerPart(slip),
      ...paidFor(slip, locale),
      h(View, { style: styles.foot }, h(Text, { style: styles.cut }, words.cut), compensationForm(slip, locale)),
    ),
  )
}

function payerPart(slip: BankSlipDocument): ReactElement {
  const { beneficiary } = slip
  return h(
    View,
    {},
    h(
      View,
      { style: boxes.form },
      slipHead(slip.bank, formatBoleto(slip.line)),
      row(
        box('Beneficiário', `${beneficiary.name} - CNPJ ${cnpjWords(beneficiary.taxId)}`, { lines: 2 }),
        box('Agência/Código do beneficiário', beneficiary.account, { figure: true }),
      ),
      row(box('Pagador', payerWords(slip.payer), { lines: 2 }), box('Nosso número', slip.ourNumber, { figure: true })),
      row(
        box('Nº do documento', slip.documentNumber),
        box('Vencimento', dateWords(slip.dueOn, 'pt-BR'), { strong: true }),
        box('(=) Valor do documento', money(slip.amount, 'pt-BR'), { figure: true, strong: true }),
      ),
    ),
    h(Text, { style: styles.part }, 'Recibo do pagador - Autenticação mecânica'),
  )
}

function paidFor({ debts }: BankSlipDocument, locale: Locale): ReactElement[] {
  const words = bankSlipWords[locale]
  // A single remaining debt takes no more room than the summary line.
  const shown = debts.length > listedDebts + 1 ? debts.slice(0, listedDebts) : debts
  const rest = debts.slice(shown.length)
  const restAmount = rest.reduce((sum, { amount }) => sum + amount, 0)
  return [
    h(Text, { key: 'items', style: styles.items }, words.items),
    ...shown.map((debt) =>
      h(
        View,
        { key: debt.debtId, style: styles.item },
        h(Text, { style: styles.name }, debtName(debt, locale)),
        h(Text, { style: styles.due }, `${receiptWords[locale].dueDate} ${dateWords(debt.dueDate, locale)}`),
        h(Text, { style: styles.cents }, money(debt.amount, locale)),
      ),
    ),
    ...(rest.length > 0
      ? [h(Text, { key: 'more', style: [styles.item, { color: muted }] }, words.more(rest.length, money(restAmount, locale)))]
      : []),
  ]
}
