import { getSituation } from '#api/academic/request-names.ts'
import type { ListedRequest } from '#api/academic/requests.ts'

export type RequestGroup = 'awaited' | 'active' | 'concluded'

/** Returns who acts next: the student, the institution or nobody. */
export function getGroup({ status, debtId, cardInReview }: Pick<ListedRequest, 'status' | 'debtId' | 'cardInReview'>): RequestGroup {
  if (getSituation(status) === 'concluded') return 'concluded'
  const isPayable = status === 'waiting_for_payment' && debtId !== null && cardInReview === null
  return isPayable || status === 'waiting_for_student_action' ? 'awaited' : 'active'
}
