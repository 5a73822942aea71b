import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ProcessStep, SubjectParameters } from '#api/academic/reenrollment.ts'
import { Progress } from '#design/components/feedback/progress.tsx'
import { SeatTimer } from './seat-holds.tsx'
import type { Selection } from './selection.ts'

/** Says, in the bar of the choice, how much of the limits it uses, what is missing, and how long its seats are held. Dependencies have a limit of their own. */
export function ChoiceLimits({
  process,
  parameters: { measure, minimum, maximum, dependencyMaximum },
  check: { units, dependencyUnits },
}: {
  process: ProcessStep
  parameters: SubjectParameters
  check: Selection['check']
}) {
  const { t } = useLingui()
  const missing = minimum - units - dependencyUnits
  const most = String(maximum)
  const parts = [
    measure === 'credit' ? t`Créditos: ${units} de ${most}` : t`Horas: ${units} de ${most}`,
    dependencyUnits > 0 ? t`dependências: ${dependencyUnits} de ${dependencyMaximum}` : null,
    missing > 0 ? t`${plural(missing, { one: 'falta #', other: 'faltam #' })}` : null,
  ]
  const text = parts.filter(Boolean).join(', ')
  return (
    <>
      <span role="status">{text}</span>
      <SeatTimer process={process} />
      <Progress label={t`Quanto da escolha está feito`} value={Math.min(units + dependencyUnits, maximum)} max={maximum} text={text} />
    </>
  )
}
