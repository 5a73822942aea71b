const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const reais = (cents) => money.format(cents / 100)

/** Texts with their size in points. */
export function getReportHead({ kind, data }) {
  const title = kind === 'contract' ? data.offered.content.title : 'Comprovante de pagamento'
  return [[data.institutionName, 12], [title, 22], ...(kind === 'contract' ? [] : [[reais(data.amount), 32]])]
}

export function getTable({ kind, data }) {
  if (kind === 'contract') {
    const { sections } = data.offered.content
    return [
      ['Número', data.number],
      ['Período', `${data.year}/${data.period}`],
      ...sections.flatMap(({ heading, paragraphs }) => [[heading], ...paragraphs.map((text) => [text])]),
      [data.offered.hash],
    ]
  }
  return [
    ['Número', data.receiptNumber],
    ['Pago em', '04/11/2026 23:30'],
    ['Forma', 'Pix'],
    ['Pagador', data.payerName],
    ['CPF', data.payerTaxId],
    ['Recebedor', data.institutionName],
    ['CNPJ', data.institutionTaxId],
    ['Identificador', data.endToEndId],
    ...data.debts.map((debt) => [debt.description, 'Vencimento 10/11/2026', reais(debt.amount)]),
    ['Total', reais(data.amount)],
  ]
}
