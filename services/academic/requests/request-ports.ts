import type pg from 'pg'
import { getCivilDate, type Clock } from '../../platform/clock.ts'
import type { UploadPorts } from '../uploads/uploads.ts'
import { addDays } from '../../../class-selection/class-times.ts'
import { type ClosedDays, getDeadline, longestSpan } from './business-days.ts'
import type { RequestCharges } from './charge-port.ts'
import type { LocalityPort } from './field-sources.queries.ts'
import type { PersonName } from './messages.queries.ts'
import type { WaitPorts } from './request-wait.queries.ts'

export interface RequestPorts extends UploadPorts, WaitPorts {
  localities: LocalityPort
  charges: RequestCharges
  reviewerName: PersonName
  sendJob(name: string, data: object, within?: pg.ClientBase, startAfter?: Date): Promise<void>
}

/** Returns the deadline of a request that the office receives now. @param limitOfDays business days */
export async function startingNow(
  { clock, closedDays }: { clock: Clock; closedDays: ClosedDays },
  place: { tenantId: number; institutionId: number },
  limitOfDays: number,
  timeZone: string,
): Promise<{ startedAt: Date; deadline: string }> {
  const now = clock.now()
  const today = getCivilDate(now, timeZone)
  const closed = await closedDays(place, today, addDays(today, longestSpan(limitOfDays)))
  return { startedAt: now, deadline: getDeadline(today, limitOfDays, closed) }
}
