import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ChoiceOutcome } from '#api/academic/reenrollment-calls.ts'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { useFormats } from '../../request/use-formats.ts'

/** docs/requirements/academic-and-financial.md, section 4. */
const resultWords = {
  no_renewal_needed: msg`Não precisa de rematrícula`,
  problem: msg`Não pode se rematricular agora`,
  dependency_or_adaptation: msg`Tem dependência ou adaptação a cursar`,
  payment_generation_in_progress: msg`Gerando o pagamento`,
  first_debt_pending: msg`Aguardando o primeiro pagamento`,
  first_debt_settled: msg`Primeiro pagamento confirmado`,
}

const problemWords = {
  no_period: msg`Nenhum período de rematrícula`,
  not_yet_open: msg`A rematrícula ainda não abriu`,
  closed: msg`O prazo da rematrícula terminou`,
  not_offered: msg`O período não atende o curso do aluno`,
  enrollment_not_active: msg`A matrícula não está ativa`,
  expired: msg`O prazo terminou sem confirmação`,
  canceled: msg`A rematrícula foi cancelada`,
}

const stepWords = {
  pending_items: msg`Pendências`,
  subjects: msg`Disciplinas`,
  payment: msg`Contrato e pagamento`,
}

export function useProcessWords(): (process: ProcessStep) => { step: string; result: string | null } {
  const { i18n } = useLingui()
  return ({ step, result, problem }) => ({
    step: i18n._(stepWords[step]),
    result: problem ? i18n._(problemWords[problem]) : result && i18n._(resultWords[result]),
  })
}

type Fault = Extract<ChoiceOutcome, { outcome: 'refused' }>['faults'][number]

const faultWords: Record<Fault, ReturnType<typeof msg>> = {
  over_limit: msg`passa do máximo do aluno`,
  over_dependency_limit: msg`passa do máximo de dependências`,
  clash: msg`coincide com outra turma escolhida`,
  same_subject_twice: msg`a disciplina já foi escolhida em outra turma`,
  prerequisite_missing: msg`falta um pré-requisito`,
  corequisite_missing: msg`falta escolher um correquisito`,
  below_minimum: msg`fica abaixo do mínimo`,
  group_closed: msg`a turma está fechada`,
}

/** Returns the function that says why a class could not be chosen; null if it was. */
export function useOutcomeWords(): (outcome: ChoiceOutcome) => string | null {
  const { t, i18n } = useLingui()
  const { number } = useFormats()
  return (outcome) => {
    switch (outcome.outcome) {
      case 'held':
        return null
      case 'full': {
        const waiting = number(outcome.waiting)
        return t`A turma está lotada. Na lista de espera: ${waiting}.`
      }
      case 'unavailable': {
        const { code, subject } = outcome
        return t`A turma ${code} de ${subject} não está mais disponível.`
      }
      case 'refused': {
        const faults = new Intl.ListFormat(i18n.locale).format(outcome.faults.map((fault) => i18n._(faultWords[fault])))
        return t`Não foi possível escolher: ${faults}. Se for o caso, conceda antes uma exceção.`
      }
    }
  }
}
