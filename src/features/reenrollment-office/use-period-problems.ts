import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../request/use-formats.ts'
import { problemMessages } from '../../kit/form/field-codec.ts'
import type { FieldMessages } from '../../kit/form/use-app-form.ts'
import { getProblems, periodFields, type PeriodProblem, type PeriodValues } from './period-values.ts'
import { useSettingLabels } from './use-setting-texts.ts'

/** Returns the function that describes the problems of a period's settings. */
export function usePeriodProblems(needsInstitution: boolean): (values: PeriodValues) => FieldMessages<PeriodValues> {
  const { t } = useLingui()
  const { number, money } = useFormats()
  const labels = useSettingLabels()
  const missing: Partial<Record<keyof PeriodValues, string>> = {
    institutionId: t`Escolha a instituição`,
    period: t`Informe o período letivo`,
    opensAt: t`Informe o dia e o horário da abertura`,
    closesAt: t`Informe o dia e o horário do fim da rematrícula`,
    changesUntil: t`Informe o dia e o horário do fim das alterações`,
    startsOn: t`Informe o início das aulas`,
    endsOn: t`Informe o fim das aulas`,
    firstDueDate: t`Informe o primeiro vencimento`,
    unitAmount: t`Informe o valor por crédito ou hora`,
    fixedAmount: t`Informe o valor fixo, ou zero`,
  }
  const latestDays: Partial<Record<keyof PeriodValues, string>> = {
    closesAt: t`O fim da rematrícula precisa ser depois da abertura`,
    changesUntil: t`O fim das alterações não pode ser antes do fim da rematrícula`,
    endsOn: t`O fim das aulas precisa ser depois do início`,
  }
  const getRange = (name: keyof PeriodValues) => {
    const codec = name !== 'institutionId' && periodFields[name]
    if (!codec || !('limits' in codec)) return undefined
    const [least, most] = codec.limits.map(name === 'unitAmount' || name === 'fixedAmount' ? money : number)
    const label = labels[name as keyof typeof labels]
    return t`${label}: informe de ${least} a ${most}`
  }
  const message = (name: keyof PeriodValues, problem: PeriodProblem): string | undefined => {
    if (problem === 'notAfter') return latestDays[name]
    if (problem === 'belowMinimum') return t`O máximo não pode ser menor que o mínimo`
    if (problem === 'format')
      return name === 'period' ? t`Período letivo: use ano e semestre, como 2027/1` : t`Desconto: informe de 0 a 100, com até duas casas`
    return (problem === 'missing' ? missing[name] : undefined) ?? getRange(name)
  }
  return (values) => problemMessages(getProblems(values, needsInstitution), message)
}
