import type { AppLocale, LocalizedText } from '#api/locales.ts'

/** When an agreement ends: its first installment, or `count` of all, are late by `days`. */
export interface CancellationRule {
  days: number
  count: number
}

/** Where an institution has not decided. */
export const usualRule: CancellationRule = { days: 10, count: 2 }

/** What students accept with an agreement, but for when it ends. */
export const standardTerms: LocalizedText = {
  'pt-BR': 'Reconheço os débitos escolhidos e concordo em pagá-los nas parcelas deste acordo, em ordem.',
  en: 'I acknowledge the chosen debts and agree to pay them in the installments of this agreement, in order.',
  es: 'Reconozco las deudas elegidas y acepto pagarlas en las cuotas de este acuerdo, en orden.',
}

const ruleWords: Record<AppLocale, (rule: CancellationRule) => string> = {
  'pt-BR': ({ days, count }) => {
    const late = days === 1 ? '1 dia' : `${days} dias`
    const broken =
      count === 1
        ? `Se uma parcela ficar ${late} em atraso`
        : `Se a primeira parcela, ou ${count} parcelas quaisquer, ficarem ${late} em atraso`
    return `${broken}, o acordo é cancelado e os débitos voltam a valer como eram. O que já foi pago abate deles, na ordem dos vencimentos, e o que sobrar fica como crédito.`
  },
  en: ({ days, count }) => {
    const late = days === 1 ? '1 day' : `${days} days`
    const broken =
      count === 1 ? `If an installment is ${late} late` : `If the first installment, or any ${count} installments, are ${late} late`
    return `${broken}, the agreement is canceled and the debts count again as they were. What was paid by then reduces them in the order of their due dates, and the rest is kept as credit.`
  },
  es: ({ days, count }) => {
    const late = days === 1 ? '1 día' : `${days} días`
    const broken =
      count === 1 ? `Si una cuota se atrasa ${late}` : `Si la primera cuota, o ${count} cuotas cualesquiera, se atrasan ${late}`
    return `${broken}, el acuerdo se cancela y las deudas vuelven a valer como eran. Lo que ya se pagó se descuenta de ellas por orden de vencimiento, y lo que sobre queda como saldo a favor.`
  },
}

/** The institution's own words with those of the rule. */
export function renderTerms(text: LocalizedText, rule: CancellationRule): LocalizedText {
  const whole = (locale: AppLocale) => `${text[locale]} ${ruleWords[locale](rule)}`.trim()
  return { 'pt-BR': whole('pt-BR'), en: whole('en'), es: whole('es') }
}
