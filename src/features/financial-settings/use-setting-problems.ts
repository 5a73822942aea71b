import { useLingui } from '@lingui/react/macro'
import type { FieldMessages } from '../../kit/form/use-app-form.ts'
import { getProblems, type SettingValues } from './setting-values.ts'

/** What is wrong with the settings, in words. */
export function useSettingProblems(today: string): (values: SettingValues) => FieldMessages<SettingValues> {
  const { t } = useLingui()
  return (values) => {
    const problems = getProblems(values, today)
    return {
      fines: problems.fines && t`Multa: informe de 0 a 100, com até duas casas`,
      interest: problems.interest && t`Juros: informe de 0 a 100, com até duas casas`,
      ratesFrom:
        problems.ratesFrom === 'past'
          ? t`Escolha hoje ou um dia depois: o que já foi lançado não muda`
          : problems.ratesFrom && t`Informe uma data completa, ou deixe em branco`,
      offered: problems.offered && t`Ofereça pelo menos uma forma de pagamento`,
      slipAccount: problems.slipAccount && t`Escolha a conta que registra os boletos, ou deixe de oferecer boleto`,
    }
  }
}
