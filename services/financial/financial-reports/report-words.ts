import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

export const reportWords = localized({
  titles: {
    receivables: msg`Contas a receber por atraso`,
    received: msg`Recebido por dia e forma de pagamento`,
    agreements: msg`Acordos cumpridos e quebrados`,
    forecast: msg`Previsão de recebimento`,
  },
  /** Notes under the title that explain the amounts. */
  notes: {
    receivables: msg`Débitos em aberto, com multa, juros e descontos de hoje.`,
    received: msg`Pagamentos recebidos, pelo valor recebido, no dia em que foram pagos.`,
    agreements: msg`Acordos fechados no período, na situação de hoje. O pago e o que falta incluem multa e juros de parcelas atrasadas.`,
    forecast: msg`Débitos que ainda não venceram, pelo valor de hoje.`,
  },
  on: (day: string) => msg`Em ${{ day }}`,
  dueFrom: (day: string) => msg`vencimento desde ${{ day }}`,
  dueTo: (day: string) => msg`vencimento até ${{ day }}`,
  institutions: msg`Instituições`,
  ages: {
    not_due: msg`Não vencidos`,
    up_to_30: msg`1 a 30 dias de atraso`,
    up_to_60: msg`31 a 60 dias de atraso`,
    up_to_90: msg`61 a 90 dias de atraso`,
    over_90: msg`Mais de 90 dias de atraso`,
  },
  standings: { kept: msg`Cumpridos`, on_time: msg`Em dia`, late: msg`Com parcela vencida`, broken: msg`Quebrados` },
  age: msg`Atraso`,
  day: msg`Dia`,
  standing: msg`Situação`,
  debts: msg`Débitos`,
  agreements: msg`Acordos`,
  agreed: msg`Valor acordado`,
  paid: msg`Pago`,
  due: msg`Falta pagar`,
  later: msg`Depois`,
  onTime: msg`Espera-se no prazo`,
  soon: msg`Espera-se em 30 dias`,
  behavior: (from: string, to: string, count: string, onTime: string, soon: string) =>
    msg`De ${{ count }} débitos com vencimento de ${{ from }} a ${{ to }}, ${{ onTime }} do valor foi pago no prazo e ${{ soon }} em até 30 dias do vencimento. A previsão supõe que isso se repita.`,
  noBehavior: msg`Poucos débitos venceram no último ano: não há base para dizer quanto será pago.`,
})
