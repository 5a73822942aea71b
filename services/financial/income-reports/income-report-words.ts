import type { DebtInstallment } from '#api/financial/debts.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

export const incomeReportWords = localized({
  title: msg`Informe de pagamentos para o imposto de renda`,
  baseYear: msg`Ano-base`,
  totalPaid: msg`Total pago no ano`,
  beneficiary: msg`Beneficiário`,
  corporateName: msg`Razão social`,
  beneficiaryTaxId: msg`CNPJ`,
  course: msg`Curso`,
  payer: msg`Pagador`,
  student: msg`Estudante`,
  registration: msg({ message: 'Matrícula', context: 'financeiro' }),
  payerTaxId: msg({ message: 'CPF', context: 'financeiro' }),
  payments: msg`Pagamentos do ano`,
  debt: msg`Referente a`,
  /** Label of an installment; its agreement is not named elsewhere. */
  installment: ({ number, count }: DebtInstallment) => msg`Acordo, parcela ${{ number }} de ${{ count }}`,
  invoice: msg({ message: 'Nota', context: 'fiscal' }),
  month: msg`Mês`,
  paymentDate: msg`Pago em`,
  ticketNumber: msg`Recibo`,
  netAmount: msg`Valor líquido`,
  amountPaid: msg`Valor pago`,
  total: msg`Total`,
  note: msg`Um pagamento conta no ano em que foi feito, seja qual for o mês a que se refere.`,
})
