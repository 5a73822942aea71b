import { formatBoleto } from '@brazilian-utils/brazilian-utils/format-boleto'
import { Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { BankSlipDocument } from '#api/bank-slips.ts'
import type { Locale } from '#config'
import { box, boxes, figuresWidth, row, slipHead } from './slip-boxes.ts'
import { bankSlipWords } from './slip-words.ts'
import { cnpjWords, dateWords, debtName, money } from '../../documents/document-formats.ts'
import { itfBars } from './itf-bars.ts'

const millimetre = 72 / 25.4
/** FEBRABAN: bars 103 mm wide and 13 mm high. */
const bars = { width: 103 * millimetre, height: 13 * millimetre }

const namedDebts = 3

const styles = StyleSheet.create({
  instructions: {
    flexGrow: 1,
    flexBasis: 0,
    borderRightWidth: 1,
    borderColor: '#000000',
    paddingHorizontal: 4,
    paddingTop: 2,
    paddingBottom: 4,
  },
  instruction: { fontSize: 8.5, lineHeight: 1.3 },
  figures: { width: figuresWidth },
  next: { borderTopWidth: 1, borderColor: '#000000' },
  foot: { flexDirection: 'row', justifyContent: 'space-between' },
  // Quiet zone: 5 mm from the edge of the form.
  bars: { marginTop: 8, marginLeft: 5 * millimetre, ...bars },
  part: { fontSize: 7, marginTop: 3, textAlign: 'right' },
})

/** The bank's part (ficha de compensação). Its labels stay in Portuguese, as banks require. */
export function compensationForm(slip: BankSlipDocument, locale: Locale): ReactElement {
  const { beneficiary } = slip
  const day = (civilDate: string) => dateWords(civilDate, 'pt-BR')
  const amount = money(slip.amount, 'pt-BR')
  return h(
    View,
    { wrap: false },
    h(
      View,
      { style: boxes.form },
      slipHead(slip.bank, formatBoleto(slip.line)),
      row(box('Local de pagamento', 'Pagável em qualquer banco'), box('Vencimento', day(slip.dueOn), { figure: true, strong: true })),
      row(
        box('Beneficiário', `${beneficiary.name} - CNPJ ${cnpjWords(beneficiary.taxId)}`, { lines: 2 }),
        box('Agência/Código do beneficiário', beneficiary.account, { figure: true }),
      ),
      row(
        box('Data do documento', day(slip.issuedOn), { grow: 1.3 }),
        box('Nº do documento', slip.documentNumber, { grow: 1.3 }),
        box('Espécie doc.', slip.kind, { grow: 0.8 }),
        box('Aceite', 'N', { grow: 0.6 }),
        box('Data processamento', day(slip.issuedOn), { grow: 1.3 }),
        box('Nosso número', slip.ourNumber, { figure: true }),
      ),
      row(
        box('Uso do banco', '', { grow: 1.3 }),
        box('Carteira', slip.portfolio, { grow: 0.8 }),
        box('Espécie', 'R$', { grow: 0.8 }),
        box('Quantidade', '', { grow: 1.1 }),
        box('(x) Valor', '', { grow: 1.3 }),
        box('(=) Valor do documento', amount, { figure: true, strong: true }),
      ),
      row(
        h(
          View,
          { style: styles.instructions },
          h(Text, { style: boxes.label }, 'Instruções (texto de responsabilidade do beneficiário)'),
          ...instructions(slip, locale).map((text) => h(Text, { key: text, style: styles.instruction }, text)),
        ),
        h(
          View,
          { style: styles.figures },
          ...['(-) Desconto/Abatimento', '(-) Outras deduções', '(+) Mora/Multa', '(+) Outros acréscimos', '(=) Valor cobrado'].map(
            emptyFigure,
          ),
        ),
      ),
      row(box('Pagador', payerWords(slip.payer), { alone: true, lines: 2 })),
    ),
    h(View, { style: styles.foot }, barcode(slip.barcode), h(Text, { style: styles.part }, 'Autenticação mecânica - Ficha de compensação')),
  )
}

/** Payer as printed on slips: no more personal data than others may see. */
export function payerWords({ name, taxId, registrations }: BankSlipDocument['payer']): string {
  return [name, `CPF ${taxId}`, ...(registrations.length > 0 ? [`Matrícula ${registrations.join(', ')}`] : [])].join(' - ')
}

function instructions({ dueOn, payableUntil, debts }: BankSlipDocument, locale: Locale): string[] {
  const words = bankSlipWords[locale].instructions
  const named = debts.length > namedDebts + 1 ? debts.slice(0, namedDebts) : debts
  const more = debts.length - named.length
  return [
    `Não receber após ${dateWords(payableUntil, 'pt-BR')}.`,
    words.amountHolds(dateWords(dueOn, locale)),
    ...(payableUntil === dueOn ? [] : [words.nextBusinessDay(dateWords(payableUntil, locale))]),
    words.afterwards,
    words.lateMoney,
    words.confirmation,
    `${words.for}: ${[...named.map((debt) => debtName(debt, locale)), ...(more > 0 ? [words.andMore(more)] : [])].join('; ')}.`,
  ]
}

function emptyFigure(label: string, index: number): ReactElement {
  return h(
    View,
    { key: label, style: [boxes.box, { borderRightWidth: 0 }, index > 0 ? styles.next : {}] },
    h(Text, { style: boxes.label }, label),
  )
}

function barcode(digits: string): ReactElement {
  const { bars: drawn, modules } = itfBars(digits)
  const module = bars.width / modules
  return h(
    Svg,
    { style: styles.bars, ...bars, viewBox: `0 0 ${bars.width} ${bars.height}` },
    ...drawn.map(({ at, width }) =>
      h(Rect, { key: at, x: at * module, y: 0, width: width * module, height: bars.height, fill: '#000000' }),
    ),
  )
}
