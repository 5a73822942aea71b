import type { RequestOutcome, RequestStatus } from './request-status.ts'

/** What the office has and has not concluded. */
export const openStatuses = ['open', 'in_attendance', 'pending', 'waiting_for_student_action'] as const satisfies RequestStatus[]

export const isOpenStatus = (status: RequestStatus): boolean => (openStatuses as readonly RequestStatus[]).includes(status)

/** Open, and in the office's hands: while a request waits for its student, its deadline stands still. */
export const runningStatuses = openStatuses.filter((status) => status !== 'waiting_for_student_action')

/** With which the office ends a request. */
export const officeOutcomes = ['granted', 'rejected', 'delivered', 'concluded'] as const satisfies RequestOutcome[]
