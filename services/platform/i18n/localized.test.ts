import { describe, expect, it } from 'vitest'
import { appLocales } from '#api/locales.ts'
import { msg, plural } from '#services/platform/i18n/msg.ts'
import { localized, translate } from './localized.ts'

describe('localized', () => {
  it('writes what is in the catalogs in three languages', () => {
    const words = localized({
      title: msg`Recibo de pagamento`,
      numbers: [(number: number) => msg`Parcela ${{ number }} de ${{ count: 6 }}`],
    })
    expect(appLocales.options.map((locale) => [words[locale].title, words[locale].numbers[0](2)])).toEqual([
      ['Recibo de pagamento', 'Parcela 2 de 6'],
      ['Payment receipt', 'Installment 2 of 6'],
      ['Recibo de pago', 'Cuota 2 de 6'],
    ])
  })

  it('tells one from several, as each language does', () => {
    const late = (days: number) => msg`Se uma parcela ficar ${plural({ days }, { one: '# dia', other: '# dias' })} em atraso`
    expect([1, 2].map((days) => translate('en', late(days)))).toEqual([
      'If an installment is 1 day late',
      'If an installment is 2 days late',
    ])
  })

  it('translates a message within another, and leaves a gap of null empty', () => {
    const owed = (charges: boolean) => msg`Você deve hoje, ${{ day: '1/5' }}${{ charges: charges ? msg`, com multa e juros` : null }}:`
    expect(translate('es', [owed(true), owed(false)])).toEqual(['Debes hoy, 1/5, con multa e intereses:', 'Debes hoy, 1/5:'])
  })

  it('tells words of one spelling apart by their context', () => {
    expect(translate('en', [msg`Nota`, msg({ message: 'Nota', context: 'fiscal' })])).toEqual(['Grade', 'Invoice'])
  })
})
