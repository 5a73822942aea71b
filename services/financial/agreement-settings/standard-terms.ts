import type { LocalizedText } from '#api/locales.ts'

/** What students accept with an agreement. @param days after which an unpaid first installment cancels it */
export const standardTerms = (days: number): LocalizedText => ({
  'pt-BR': `Reconheço os débitos escolhidos e concordo em pagá-los nas parcelas deste acordo. Se a primeira parcela não for paga em até ${days} dias depois do vencimento, o acordo é cancelado e os débitos voltam a valer como eram.`,
  en: `I acknowledge the chosen debts and agree to pay them in the installments of this agreement. If the first installment is not paid within ${days} days of its due date, the agreement is canceled and the debts count again as they were.`,
  es: `Reconozco las deudas elegidas y acepto pagarlas en las cuotas de este acuerdo. Si la primera cuota no se paga hasta ${days} días después del vencimiento, el acuerdo se cancela y las deudas vuelven a valer como eran.`,
})
