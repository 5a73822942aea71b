import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { getCivilDate } from '../../platform/clock.ts'
import { query } from '../../platform/query.ts'
import { addDays } from '../../../class-selection/class-times.ts'
import { type ClosedDays, deadlineAfterWait, longestSpan } from './business-days.ts'

/** The ports by which the days of a wait are counted. */
export interface WaitPorts {
  closedDays: ClosedDays
  getTimeZone(tenantId: number): Promise<string>
}

/** Time at which `academic.request r` got its status: the first event with this status after any other status. */
export const statusStart: SQL = sql`(select min(v.at) from academic.request_event v
  where v.tenant_id = r.tenant_id and v.request_id = r.request_id and v.status = r.status and not exists (
    select from academic.request_event other where other.tenant_id = r.tenant_id and other.request_id = r.request_id
      and other.status <> r.status and other.event_id > v.event_id))`

interface Waiting {
  tenantId: number
  institutionId: number
  requestId: string
  deadline: string
}

/** Returns the deadline of a request that waited for its student until now: the business days of waiting are added. */
export async function deadlineNow(
  client: pg.ClientBase,
  { closedDays, getTimeZone }: WaitPorts,
  { tenantId, institutionId, requestId, deadline }: Waiting,
  now: Date,
): Promise<string> {
  const [wait] = await query<{ since: Date | null }>(
    client,
    sql`select ${statusStart} as since from academic.request r where r.tenant_id = ${tenantId} and r.request_id = ${requestId}`,
  )
  if (!wait?.since) return deadline
  const timeZone = await getTimeZone(tenantId)
  const [from, to] = [getCivilDate(wait.since, timeZone), getCivilDate(now, timeZone)]
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  const [first, last] = [from < deadline ? from : deadline, to > deadline ? to : deadline]
  const closed = await closedDays({ tenantId, institutionId }, first, addDays(last, longestSpan(days)))
  return deadlineAfterWait(deadline, { from, to }, closed)
}
