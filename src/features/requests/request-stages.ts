import type { RequestStatus } from '#api/academic/request-status.ts'
import type { RequestEventKind } from '#api/academic/requests.ts'

export type RequestStage = 'new' | 'analysis' | 'notification'

/** docs/requirements/academic-and-financial.md §2: track. */
export const getStage: Record<RequestEventKind, RequestStage> = {
  sent: 'new',
  paid: 'new',
  taken: 'analysis',
  pending: 'analysis',
  asked: 'analysis',
  answered: 'analysis',
  reviewed: 'analysis',
  reopened: 'analysis',
  granted: 'notification',
  rejected: 'notification',
  delivered: 'notification',
  concluded: 'notification',
  canceled: 'notification',
  rated: 'notification',
}

const stages = ['new', 'analysis', 'notification'] as const

const stageOfStatus: Record<RequestStatus, RequestStage> = {
  waiting_for_payment: 'new',
  open: 'new',
  in_attendance: 'analysis',
  pending: 'analysis',
  waiting_for_student_action: 'analysis',
  granted: 'notification',
  rejected: 'notification',
  delivered: 'notification',
  concluded: 'notification',
  canceled: 'notification',
}

/** Returns every stage, but leaves out an analysis that a cancelled request never reached. */
export function requestStages(
  status: RequestStatus,
  events: readonly { kind: RequestEventKind }[],
): { stage: RequestStage; state: 'done' | 'current' | 'upcoming' }[] {
  const current = stages.indexOf(stageOfStatus[status])
  return stages
    .filter((stage) => status !== 'canceled' || stage !== 'analysis' || events.some(({ kind }) => getStage[kind] === stage))
    .map((stage) => {
      const place = stages.indexOf(stage)
      return {
        stage,
        state: place < current || (place === current && stage === 'notification') ? 'done' : place > current ? 'upcoming' : 'current',
      }
    })
}
