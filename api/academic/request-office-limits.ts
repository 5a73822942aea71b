import type { RequestOutcome, RequestStatus } from './request-status.ts'

/** Statuses of requests that the office has received but not concluded. */
export const openStatuses = ['open', 'in_attendance', 'pending', 'waiting_for_student_action'] as const satisfies RequestStatus[]

export const isOpenStatus = (status: RequestStatus): boolean => (openStatuses as readonly RequestStatus[]).includes(status)

/** Open statuses that the office has to act on; the deadline is paused while a request waits for its student. */
export const runningStatuses = openStatuses.filter((status) => status !== 'waiting_for_student_action')

/** Statuses with which the office concludes a request. */
export const officeOutcomes = ['granted', 'rejected', 'delivered', 'concluded'] as const satisfies RequestOutcome[]
