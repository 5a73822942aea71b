import type { PaymentMethodType } from '#api/financial/payments.ts'
import type { StatementRowKind } from '#api/financial/statement.ts'
import type { Locale } from '#config'

interface StatementWords {
  title: string
  period: (from: string, to: string) => string
  owedToday: (day: string, withCharges: boolean) => string
  charges: (amount: string) => string
  inFavour: string
  student: string
  openingBalance: string
  totalDebit: string
  totalCredit: string
  movements: string
  date: string
  description: string
  debit: string
  credit: string
  balance: string
  closingBalance: string
  expectedBalance: string
  withoutCharges: (balance: string) => string
  none: string
  note: string
  kinds: Record<Exclude<StatementRowKind, 'payment' | 'agreement'>, (debt: string) => string>
  payment: (debt: string, method: string | null) => string
  agreement: (debt: string, number: number | null) => string
  methods: Record<PaymentMethodType, string>
  late: string
}

export const statementWords: Record<Locale, StatementWords> = {
  'pt-BR': {
    title: 'Extrato',
    period: (from, to) => `De ${from} a ${to}`,
    owedToday: (day, withCharges) => `Você deve hoje, ${day}${withCharges ? ', com multa e juros' : ''}:`,
    charges: (amount) => `Inclui ${amount} de multa e juros, que crescem até o pagamento.`,
    inFavour: 'Saldo a seu favor',
    student: 'Estudante',
    openingBalance: 'Saldo anterior',
    totalDebit: 'Cobrado no período',
    totalCredit: 'Pago e descontado no período',
    movements: 'Movimentos',
    date: 'Data',
    description: 'Descrição',
    debit: 'Cobrado',
    credit: 'Pago ou descontado',
    balance: 'Saldo',
    closingBalance: 'Saldo final',
    expectedBalance: 'Saldo previsto',
    withoutCharges: (balance) => `${balance}, sem multa e juros`,
    none: 'Nada foi cobrado nem pago neste período.',
    note: 'Cada débito entra na data de vencimento, ou no dia em que foi pago, se antes. Multa e juros entram quando são pagos.',
    kinds: {
      charge: (debt) => debt,
      scholarship: (debt) => `Bolsa: ${debt}`,
      punctuality_discount: (debt) => `Desconto de pontualidade: ${debt}`,
      campaign_discount: (debt) => `Desconto de campanha: ${debt}`,
      fine: (debt) => `Multa: ${debt}`,
      interest: (debt) => `Juros: ${debt}`,
      adjustment: (debt) => `Ajuste: ${debt}`,
      credit: (debt) => `Crédito: ${debt}`,
      credit_used: (debt) => `Crédito abatido: ${debt}`,
      credit_refunded: (debt) => `Crédito devolvido: ${debt}`,
    },
    payment: (debt, method) => `${method ? `Pagamento por ${method}` : 'Pagamento'}: ${debt}`,
    agreement: (debt, number) => `${number === null ? 'Passou para acordo' : `Passou para o acordo ${number}`}: ${debt}`,
    methods: { pix: 'Pix', bank_slip: 'boleto', credit_card: 'cartão de crédito' },
    late: 'recebido depois do prazo',
  },
  en: {
    title: 'Statement',
    period: (from, to) => `From ${from} to ${to}`,
    owedToday: (day, withCharges) => `You owe today, ${day}${withCharges ? ', with late fee and interest' : ''}:`,
    charges: (amount) => `Includes ${amount} in late fee and interest, which grow until you pay.`,
    inFavour: 'Balance in your favor',
    student: 'Student',
    openingBalance: 'Opening balance',
    totalDebit: 'Charged in the period',
    totalCredit: 'Paid and discounted in the period',
    movements: 'Movements',
    date: 'Date',
    description: 'Description',
    debit: 'Charged',
    credit: 'Paid or discounted',
    balance: 'Balance',
    closingBalance: 'Closing balance',
    expectedBalance: 'Expected balance',
    withoutCharges: (balance) => `${balance}, without late fee and interest`,
    none: 'Nothing was charged or paid in this period.',
    note: 'Each debt enters on its due date, or on the day it was paid if earlier. Late fees and interest enter when they are paid.',
    kinds: {
      charge: (debt) => debt,
      scholarship: (debt) => `Scholarship: ${debt}`,
      punctuality_discount: (debt) => `Punctuality discount: ${debt}`,
      campaign_discount: (debt) => `Campaign discount: ${debt}`,
      fine: (debt) => `Late fee: ${debt}`,
      interest: (debt) => `Interest: ${debt}`,
      adjustment: (debt) => `Adjustment: ${debt}`,
      credit: (debt) => `Credit: ${debt}`,
      credit_used: (debt) => `Credit used: ${debt}`,
      credit_refunded: (debt) => `Credit refunded: ${debt}`,
    },
    payment: (debt, method) => `${method ? `Payment by ${method}` : 'Payment'}: ${debt}`,
    agreement: (debt, number) => `${number === null ? 'Moved to an agreement' : `Moved to agreement ${number}`}: ${debt}`,
    methods: { pix: 'Pix', bank_slip: 'bank slip', credit_card: 'credit card' },
    late: 'received after the deadline',
  },
  es: {
    title: 'Extracto',
    period: (from, to) => `Del ${from} al ${to}`,
    owedToday: (day, withCharges) => `Debes hoy, ${day}${withCharges ? ', con multa e intereses' : ''}:`,
    charges: (amount) => `Incluye ${amount} de multa e intereses, que crecen hasta el pago.`,
    inFavour: 'Saldo a tu favor',
    student: 'Estudiante',
    openingBalance: 'Saldo anterior',
    totalDebit: 'Cobrado en el período',
    totalCredit: 'Pagado y descontado en el período',
    movements: 'Movimientos',
    date: 'Fecha',
    description: 'Descripción',
    debit: 'Cobrado',
    credit: 'Abonado',
    balance: 'Saldo',
    closingBalance: 'Saldo final',
    expectedBalance: 'Saldo previsto',
    withoutCharges: (balance) => `${balance}, sin multa ni intereses`,
    none: 'No se cobró ni se pagó nada en este período.',
    note: 'Cada deuda entra en su vencimiento, o el día en que se pagó, si fue antes. La multa y los intereses entran cuando se pagan.',
    kinds: {
      charge: (debt) => debt,
      scholarship: (debt) => `Beca: ${debt}`,
      punctuality_discount: (debt) => `Descuento por puntualidad: ${debt}`,
      campaign_discount: (debt) => `Descuento de campaña: ${debt}`,
      fine: (debt) => `Multa: ${debt}`,
      interest: (debt) => `Intereses: ${debt}`,
      adjustment: (debt) => `Ajuste: ${debt}`,
      credit: (debt) => `Crédito: ${debt}`,
      credit_used: (debt) => `Crédito aplicado: ${debt}`,
      credit_refunded: (debt) => `Crédito devuelto: ${debt}`,
    },
    payment: (debt, method) => `${method ? `Pago por ${method}` : 'Pago'}: ${debt}`,
    agreement: (debt, number) => `${number === null ? 'Pasó a un acuerdo' : `Pasó al acuerdo ${number}`}: ${debt}`,
    methods: { pix: 'Pix', bank_slip: 'boleto', credit_card: 'tarjeta de crédito' },
    late: 'recibido después del plazo',
  },
}
