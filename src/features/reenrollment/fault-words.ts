import { useLingui } from '@lingui/react/macro'
import type { ChoiceOutcome } from '#api/academic/reenrollment-calls.ts'
import type { SubjectParameters } from '#api/academic/reenrollment.ts'
import { useClassWords } from './class-words.ts'

export type FaultCode = Extract<ChoiceOutcome, { outcome: 'refused' }>['faults'][number] | 'group_full'

/** Returns why a class cannot be chosen, or a choice cannot be confirmed, as text by fault. */
export function useFaultWords({ measure, minimum, maximum, dependencyMaximum }: SubjectParameters): Record<FaultCode, string> {
  const { t } = useLingui()
  const { units } = useClassWords()
  const [least, most, mostPending] = [units(minimum, measure), units(maximum, measure), units(dependencyMaximum, measure)]
  return {
    over_limit: t`Passa do limite de ${most}`,
    over_dependency_limit: t`Passa do limite de ${mostPending} em dependência`,
    clash: t`O horário choca com outra turma escolhida`,
    same_subject_twice: t`A disciplina já foi escolhida em outra turma`,
    prerequisite_missing: t`Falta um pré-requisito`,
    corequisite_missing: t`Falta escolher um correquisito`,
    below_minimum: t`O mínimo para confirmar é ${least}`,
    group_closed: t`Turma fechada`,
    group_full: t`Sem vagas`,
  }
}
