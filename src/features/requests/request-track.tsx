import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Request } from '#api/academic/requests.ts'
import { StageTrack } from '#design/components/feedback/stage-track.tsx'
import { getStage, type RequestStage, requestStages } from './request-stages.ts'
import { useShortDates } from './short-dates.ts'

/** Shows the stages of a request: new, internal analysis, notification (docs/requirements/academic-and-financial.md §2). */
export function RequestTrack({ request }: { request: Request }) {
  const { t } = useLingui()
  const short = useShortDates()
  const { status, events, createdAt, updatedAt, deadline, limitOfDays, result, statusSince } = request
  const names: Record<RequestStage, string> = {
    new: t({ message: 'Recebido', context: 'andamento' }),
    analysis: status === 'pending' ? t`Em outro setor` : t`Em análise`,
    notification:
      status === 'canceled' ? t({ message: 'Cancelado', context: 'requerimento' }) : t({ message: 'Resposta', context: 'andamento' }),
  }

  function getDay(stage: RequestStage, state: 'done' | 'current' | 'upcoming'): ReactNode {
    if (stage === 'new') return <time dateTime={createdAt}>{short.day(createdAt)}</time>
    if (stage === 'analysis') {
      const began = events.find(({ kind }) => getStage[kind] === stage)?.at
      const day = began && short.day(began)
      return state === 'current' && day ? t`desde ${day}` : day
    }
    if (state === 'done') return short.day(result?.at ?? statusSince ?? updatedAt)
    if (status === 'waiting_for_student_action') return t`depois do seu envio`
    const last = deadline && short.date(deadline)
    return last ? t`até ${last}` : <Plural value={limitOfDays} one="# dia útil após pagar" other="# dias úteis após pagar" />
  }

  return (
    <StageTrack
      label={t`Andamento do requerimento`}
      stages={requestStages(status, events).map(({ stage, state }) => ({
        id: stage,
        name: names[stage],
        when: getDay(stage, state),
        state,
      }))}
      stateWords={{
        done: t({ message: 'feito', context: 'andamento' }),
        current: t`agora`,
        upcoming: t({ message: 'a seguir', context: 'andamento' }),
      }}
    />
  )
}
