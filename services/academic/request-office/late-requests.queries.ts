import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { assigneeIds } from './assignees.queries.ts'
import { lateRequests } from './request-age.queries.ts'

export interface LateNotice {
  tenantId: number
  userId: number
  /** Number of requests assigned to this person that are past their deadline. */
  own: number
  /** Number of late requests of their institution that are assigned to nobody. */
  unassigned: number
  /** Civil date of the notice. */
  today: string
}

/** Notifies an office member. Idempotent by person and day. */
export type TellLate = (notice: LateNotice) => Promise<void>

export interface LatePorts {
  pool: pg.Pool
  clock: Clock
  getTimeZone(tenantId: number): Promise<string>
  tellLate: TellLate
}

/** Once a day, notifies assignees of their late requests, and everybody who may be given requests of the unassigned late ones. */
export async function tellLateRequests({ pool, clock, getTimeZone, tellLate }: LatePorts, tenantIds: readonly number[]): Promise<void> {
  for (const tenantId of tenantIds) {
    const today = civilToday(clock, await getTimeZone(tenantId))
    for (const [userId, counts] of await lateByPerson(pool, tenantId, clock.now(), today)) {
      await tellLate({ tenantId, userId, today, ...counts })
    }
  }
}

type Counts = Pick<LateNotice, 'own' | 'unassigned'>

function lateByPerson(pool: pg.Pool, tenantId: number, now: Date, today: string): Promise<Map<number, Counts>> {
  return inTenant(pool, tenantId, async ({ client }) => {
    const late = await query<{ institutionId: number; assignee: number | null; count: number }>(
      client,
      sql`select r.institution_id as "institutionId", r.assignee, count(*)::int as count from academic.request r
        where r.tenant_id = ${tenantId} and ${lateRequests(today)} group by 1, 2`,
    )
    const people = new Map<number, Counts>()
    const add = (userId: number, name: keyof Counts, count: number) => {
      const counts = people.get(userId) ?? { own: 0, unassigned: 0 }
      people.set(userId, { ...counts, [name]: counts[name] + count })
    }
    for (const { institutionId, assignee, count } of late) {
      if (assignee !== null) add(assignee, 'own', count)
      else for (const userId of await assigneeIds(client, tenantId, institutionId, now)) add(userId, 'unassigned', count)
    }
    return people
  })
}
