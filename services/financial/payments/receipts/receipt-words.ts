import type { DebtInstallment, DebtType } from '#api/financial/debts.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../../platform/i18n/localized.ts'

export const receiptWords = localized({
  title: msg`Recibo de pagamento`,
  receiptNumber: msg`Número do recibo`,
  paidAt: msg`Pago em`,
  method: msg`Forma de pagamento`,
  payer: msg`Pagador`,
  student: msg`Aluno`,
  payerTaxId: msg`CPF do pagador`,
  receiver: msg`Recebedor`,
  receiverTaxId: msg`CNPJ do recebedor`,
  items: msg`O que foi pago`,
  dueDate: msg`Vencimento`,
  amount: msg`Valor`,
  total: msg`Total pago`,
  credit: msg`Crédito para próximos débitos`,
  installment: ({ number, count }: DebtInstallment) => msg`Parcela ${{ number }} de ${{ count }}`,
  types: {
    tuition: (competency: string) => msg`Mensalidade de ${{ competency }}`,
    service: (competency: string) => msg`Serviço, ${{ competency }}`,
    agreement: (competency: string) => msg`Parcela de acordo, ${{ competency }}`,
  } satisfies Record<DebtType, unknown>,
})
