import { useLingui } from '@lingui/react/macro'
import type {
  ActivityStatus as ActivityStatusName,
  CompletionData,
  EnrollmentStatus as EnrollmentStatusName,
  SubjectResult as SubjectResultName,
  SubjectType,
} from '#api/academic/academic-situation.ts'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'

export function EnrollmentStatus({ status }: { status: EnrollmentStatusName }) {
  const { t } = useLingui()
  const names: Record<EnrollmentStatusName, string> = {
    active: t`Matrícula ativa`,
    locked: t`Trancada`,
    dropped: t`Abandono`,
    concluded: t`Concluído`,
    canceled: t`Matrícula cancelada`,
  }
  const tones = { active: 'ok', locked: 'warning', dropped: 'neutral', concluded: 'info', canceled: 'neutral' } as const
  return <Status tone={tones[status]}>{names[status]}</Status>
}

export function SubjectResult({ result }: { result: SubjectResultName }) {
  const { t } = useLingui()
  const names: Record<SubjectResultName, string> = {
    approved: t({ message: 'Aprovado', context: 'disciplina' }),
    exempt: t`Dispensado`,
    in_progress: t`Cursando`,
    failed_by_grade: t`Reprovado por nota`,
    failed_by_absence: t`Reprovado por falta`,
    withdrawn: t`Trancado`,
  }
  const tones = {
    approved: 'ok',
    exempt: 'ok',
    in_progress: 'info',
    failed_by_grade: 'danger',
    failed_by_absence: 'danger',
    withdrawn: 'neutral',
  } as const
  return <Status tone={tones[result]}>{names[result]}</Status>
}

export function ActivityStatus({ status }: { status: ActivityStatusName }) {
  const { t } = useLingui()
  const names: Record<ActivityStatusName, string> = { pending: t`Em análise`, accepted: t`Aceita`, refused: t`Recusada` }
  const tones = { pending: 'info', accepted: 'ok', refused: 'danger' } as const
  return <Status tone={tones[status]}>{names[status]}</Status>
}

export function useSubjectTypes(): Record<SubjectType, string> {
  const { t } = useLingui()
  return { compulsory: t`Obrigatória`, elective: t`Eletiva`, optional: t`Optativa` }
}

export function useWorkloadWords() {
  const { t } = useLingui()
  const { number } = useFormats()
  const hours = (value: number) => t`${number(value)} h`
  return {
    hours,
    /** "1.800 h de 2.880 h". */
    ofRequired: ({ completedWorkload, requiredWorkload }: CompletionData) => t`${hours(completedWorkload)} de ${hours(requiredWorkload)}`,
  }
}

/** The completed part of what is required, from 0 to 1; without required hours it counts as done. */
export const shareOf = (workload: number, { requiredWorkload }: CompletionData): number =>
  requiredWorkload > 0 ? workload / requiredWorkload : 1
