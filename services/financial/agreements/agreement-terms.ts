import type { LocalizedText } from '#api/locales.ts'
import { msg, plural } from '#services/platform/i18n/msg.ts'
import { inEachLocale, localized } from '../../platform/i18n/localized.ts'

/** When an agreement ends: its first installment, or `count` of all, are late by `days`. */
export interface CancellationRule {
  days: number
  count: number
}

/** The rule for institutions that have not decided on one. */
export const defaultRule: CancellationRule = { days: 10, count: 2 }

/** The terms that students accept with an agreement, except for when it ends. */
export const standardTerms: LocalizedText = localized(
  msg`Reconheço os débitos escolhidos e concordo em pagá-los nas parcelas deste acordo, em ordem.`,
)

const ruleWords = localized(({ days, count }: CancellationRule) => {
  const broken =
    count === 1
      ? msg`Se uma parcela ficar ${plural({ days }, { one: '# dia', other: '# dias' })} em atraso`
      : msg`Se a primeira parcela, ou ${{ count }} parcelas quaisquer, ficarem ${plural({ days }, { one: '# dia', other: '# dias' })} em atraso`
  return msg`${{ broken }}, o acordo é cancelado e os débitos voltam a valer como eram. O que já foi pago abate deles, na ordem dos vencimentos, e o que sobrar fica como crédito.`
})

/** Joins the institution's own terms and the words of the cancellation rule. */
export const renderTerms = (text: LocalizedText, rule: CancellationRule): LocalizedText =>
  inEachLocale((locale) => `${text[locale]} ${ruleWords[locale](rule)}`.trim())
