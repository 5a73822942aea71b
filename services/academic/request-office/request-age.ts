import { isOpenStatus } from '#api/academic/request-office-limits.ts'
import type { RequestAge } from '#api/academic/request-office.ts'
import type { RequestStatus } from '#api/academic/request-status.ts'
import { addDays } from '../../../class-selection/class-times.ts'
import { type ClosedDays, getDeadline, longestSpan } from '../requests/business-days.ts'
import type { OfficeScope } from '../access/scopes.ts'

/** Civil dates of the institution that tell how near a deadline is. */
export interface AgeDays {
  today: string
  /** Last day on which a deadline counts as `soon`. */
  soonUntil: string
}

/** Number of business days within which a deadline counts as `soon`. */
const soonWithin = 2

export async function ageDays(closedDays: ClosedDays, { tenantId, institutionId }: OfficeScope, today: string): Promise<AgeDays> {
  // Each institution of a tenant has its own holidays; without one, only the common weekends count.
  const closed = institutionId === null ? [] : await closedDays({ tenantId, institutionId }, today, addDays(today, longestSpan(soonWithin)))
  return { today, soonUntil: getDeadline(today, soonWithin, closed) }
}

export function getAge(
  { status, deadline }: { status: RequestStatus; deadline: string | null },
  { today, soonUntil }: AgeDays,
): RequestAge {
  if (deadline === null || !isOpenStatus(status)) return 'none'
  if (status === 'waiting_for_student_action') return 'paused'
  if (deadline < today) return 'late'
  return deadline <= soonUntil ? 'soon' : 'in_time'
}
