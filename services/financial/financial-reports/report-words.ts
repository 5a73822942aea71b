import type { DebtAge } from '#api/financial/debts.ts'
import type { AgreementStanding, ReportName } from '#api/financial/financial-reports.ts'
import type { Locale } from '#config'

interface ReportWords {
  titles: Record<ReportName, string>
  /** Under the title: what the amounts are. */
  notes: Record<ReportName, string>
  on: (day: string) => string
  dueFrom: (day: string) => string
  dueTo: (day: string) => string
  institutions: string
  ages: Record<DebtAge, string>
  standings: Record<AgreementStanding, string>
  age: string
  day: string
  standing: string
  debts: string
  agreements: string
  agreed: string
  paid: string
  due: string
  later: string
  onTime: string
  soon: string
  behavior: (from: string, to: string, count: string, onTime: string, soon: string) => string
  noBehavior: string
}

export const reportWords: Record<Locale, ReportWords> = {
  'pt-BR': {
    titles: {
      receivables: 'Contas a receber por atraso',
      received: 'Recebido por dia e forma de pagamento',
      agreements: 'Acordos cumpridos e quebrados',
      forecast: 'Previsão de recebimento',
    },
    notes: {
      receivables: 'Débitos em aberto, com multa, juros e descontos de hoje.',
      received: 'Pagamentos recebidos, pelo valor recebido, no dia em que foram pagos.',
      agreements: 'Acordos fechados no período, na situação de hoje. O pago e o que falta incluem multa e juros de parcelas atrasadas.',
      forecast: 'Débitos que ainda não venceram, pelo valor de hoje.',
    },
    on: (day) => `Em ${day}`,
    dueFrom: (day) => `vencimento desde ${day}`,
    dueTo: (day) => `vencimento até ${day}`,
    institutions: 'Instituições',
    ages: {
      not_due: 'Não vencidos',
      up_to_30: '1 a 30 dias de atraso',
      up_to_60: '31 a 60 dias de atraso',
      up_to_90: '61 a 90 dias de atraso',
      over_90: 'Mais de 90 dias de atraso',
    },
    standings: { kept: 'Cumpridos', on_time: 'Em dia', late: 'Com parcela vencida', broken: 'Quebrados' },
    age: 'Atraso',
    day: 'Dia',
    standing: 'Situação',
    debts: 'Débitos',
    agreements: 'Acordos',
    agreed: 'Valor acordado',
    paid: 'Pago',
    due: 'Falta pagar',
    later: 'Depois',
    onTime: 'Espera-se no prazo',
    soon: 'Espera-se em 30 dias',
    behavior: (from, to, count, onTime, soon) =>
      `De ${count} débitos com vencimento de ${from} a ${to}, ${onTime} do valor foi pago no prazo e ${soon} em até 30 dias do vencimento. A previsão supõe que isso se repita.`,
    noBehavior: 'Poucos débitos venceram no último ano: não há base para dizer quanto será pago.',
  },
  en: {
    titles: {
      receivables: 'Receivables by age',
      received: 'Received by day and payment method',
      agreements: 'Agreements kept and broken',
      forecast: 'Payment forecast',
    },
    notes: {
      receivables: "Open debts, with today's late fee, interest and discounts.",
      received: 'Payments received, at the amount received, on the day they were paid.',
      agreements:
        'Agreements made in the period, as they stand today. Paid and left to pay include the late fee and interest of overdue installments.',
      forecast: "Debts that are not overdue, at today's amount.",
    },
    on: (day) => `On ${day}`,
    dueFrom: (day) => `due from ${day}`,
    dueTo: (day) => `due until ${day}`,
    institutions: 'Institutions',
    ages: {
      not_due: 'Not due',
      up_to_30: '1 to 30 days overdue',
      up_to_60: '31 to 60 days overdue',
      up_to_90: '61 to 90 days overdue',
      over_90: 'Over 90 days overdue',
    },
    standings: { kept: 'Kept', on_time: 'On time', late: 'With an overdue installment', broken: 'Broken' },
    age: 'Age',
    day: 'Day',
    standing: 'Status',
    debts: 'Debts',
    agreements: 'Agreements',
    agreed: 'Amount agreed',
    paid: 'Paid',
    due: 'Left to pay',
    later: 'Later',
    onTime: 'Expected on time',
    soon: 'Expected within 30 days',
    behavior: (from, to, count, onTime, soon) =>
      `Of ${count} debts due from ${from} to ${to}, ${onTime} of the amount was paid on time and ${soon} within 30 days of the due date. The forecast assumes that this happens again.`,
    noBehavior: 'Few debts fell due in the last year: there is no basis for saying how much will be paid.',
  },
  es: {
    titles: {
      receivables: 'Cuentas por cobrar por atraso',
      received: 'Recibido por día y medio de pago',
      agreements: 'Acuerdos cumplidos e incumplidos',
      forecast: 'Previsión de cobro',
    },
    notes: {
      receivables: 'Deudas pendientes, con la multa, los intereses y los descuentos de hoy.',
      received: 'Pagos recibidos, por el importe recibido, en el día en que se pagaron.',
      agreements:
        'Acuerdos hechos en el período, en su estado de hoy. Lo pagado y lo que falta incluyen la multa y los intereses de cuotas vencidas.',
      forecast: 'Deudas que todavía no vencieron, por el importe de hoy.',
    },
    on: (day) => `Al ${day}`,
    dueFrom: (day) => `vencimiento desde el ${day}`,
    dueTo: (day) => `vencimiento hasta el ${day}`,
    institutions: 'Instituciones',
    ages: {
      not_due: 'No vencidas',
      up_to_30: '1 a 30 días de atraso',
      up_to_60: '31 a 60 días de atraso',
      up_to_90: '61 a 90 días de atraso',
      over_90: 'Más de 90 días de atraso',
    },
    standings: { kept: 'Cumplidos', on_time: 'Al día', late: 'Con una cuota vencida', broken: 'Incumplidos' },
    age: 'Atraso',
    day: 'Día',
    standing: 'Estado',
    debts: 'Deudas',
    agreements: 'Acuerdos',
    agreed: 'Importe acordado',
    paid: 'Pagado',
    due: 'Falta pagar',
    later: 'Después',
    onTime: 'Se espera a tiempo',
    soon: 'Se espera en 30 días',
    behavior: (from, to, count, onTime, soon) =>
      `De ${count} deudas con vencimiento del ${from} al ${to}, el ${onTime} del importe se pagó a tiempo y el ${soon} dentro de los 30 días del vencimiento. La previsión supone que esto se repita.`,
    noBehavior: 'Pocas deudas vencieron en el último año: no hay base para decir cuánto se pagará.',
  },
}
