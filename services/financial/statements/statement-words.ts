import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

export const statementWords = localized({
  title: msg`Extrato`,
  period: (from: string, to: string) => msg`De ${{ from }} a ${{ to }}`,
  owedToday: (day: string, withCharges: boolean) =>
    msg`Você deve hoje, ${{ day }}${{ charges: withCharges ? msg`, com multa e juros` : null }}:`,
  charges: (amount: string) => msg`Inclui ${{ amount }} de multa e juros, que crescem até o pagamento.`,
  inFavour: msg`Saldo a seu favor`,
  student: msg`Estudante`,
  openingBalance: msg`Saldo anterior`,
  totalDebit: msg`Cobrado no período`,
  totalCredit: msg`Pago e descontado no período`,
  movements: msg`Movimentos`,
  date: msg`Data`,
  description: msg`Descrição`,
  debit: msg`Cobrado`,
  credit: msg`Pago ou descontado`,
  balance: msg`Saldo`,
  closingBalance: msg`Saldo final`,
  expectedBalance: msg`Saldo previsto`,
  withoutCharges: (balance: string) => msg`${{ balance }}, sem multa e juros`,
  none: msg`Nada foi cobrado nem pago neste período.`,
  note: msg`Cada débito entra na data de vencimento, ou no dia em que foi pago, se antes. Multa e juros entram quando são pagos.`,
  kinds: {
    charge: (debt: string) => debt,
    scholarship: (debt: string) => msg`Bolsa: ${{ debt }}`,
    punctuality_discount: (debt: string) => msg`Desconto de pontualidade: ${{ debt }}`,
    campaign_discount: (debt: string) => msg`Desconto: ${{ debt }}`,
    fine: (debt: string) => msg`Multa: ${{ debt }}`,
    interest: (debt: string) => msg`Juros: ${{ debt }}`,
    adjustment: (debt: string) => msg`Ajuste: ${{ debt }}`,
    credit: (debt: string) => msg`Crédito: ${{ debt }}`,
    credit_used: (debt: string) => msg`Crédito abatido: ${{ debt }}`,
    credit_refunded: (debt: string) => msg`Crédito devolvido: ${{ debt }}`,
  },
  payment: (debt: string, method: string | null) =>
    msg`${{ payment: method ? msg`Pagamento por ${{ method }}` : msg`Pagamento` }}: ${{ debt }}`,
  agreement: (debt: string, number: number | null) =>
    msg`${{ agreement: number === null ? msg`Passou para acordo` : msg`Passou para o acordo ${{ number }}` }}: ${{ debt }}`,
  methods: { pix: msg`Pix`, bank_slip: msg`boleto`, credit_card: msg`cartão de crédito` },
  late: msg`recebido depois do prazo`,
})
