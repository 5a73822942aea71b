import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import { entityId } from '#api/shared.ts'
import type { Clock } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { ReenrollmentPorts } from '../reenrollment/reenrollment-ports.ts'
import { type ClassPart, classParts } from './class-parts.ts'

/** Tells students that the office changed or closed a class in which they have a seat. */
export const classChangedQueue = 'academic.class-changed'

const classChange = z.object({
  tenantId: entityId,
  groupId: entityId,
  /** The revision of the class after the change. */
  revision: z.number().int(),
  /** What students would miss; none where the class was only closed. */
  parts: z.array(z.enum(classParts)),
  isClosed: z.boolean(),
})
type ClassChange = z.infer<typeof classChange>

export interface ClassNotice {
  tenantId: number
  userId: number
  academicRecord: string
  /** Code and subject. */
  class: string
  subject: string
  kind: 'class_changed' | 'class_closed'
  parts: readonly ClassPart[]
  /** Key that distinguishes notices. */
  key: string
}

/** Idempotent by key. */
export type TellClass = (notice: ClassNotice) => Promise<void>

export interface ClassNoticePorts {
  pool: pg.Pool
  clock: Clock
  tellClass: TellClass
}

/** Schedules notices to the students who have a seat for when the transaction commits, if there is anything to tell. */
export async function tellHolders(
  { sendJob }: Pick<ReenrollmentPorts, 'sendJob'>,
  client: pg.ClientBase,
  change: ClassChange,
): Promise<void> {
  if (change.parts.length > 0 || change.isClosed) await sendJob(classChangedQueue, change, client)
}

/**
 * The job of `classChangedQueue`: who has a seat hears what changed, who has not confirmed yet that the class was closed. Nobody is told
 * who has no account.
 */
export async function tellOfClass({ pool, clock, tellClass }: ClassNoticePorts, data: unknown): Promise<void> {
  const { tenantId, groupId, revision, parts, isClosed } = classChange.parse(data)
  const holders = await readTenant(pool, tenantId, ({ client }) =>
    query<Pick<ClassNotice, 'userId' | 'academicRecord' | 'class' | 'subject'> & { enrollmentId: number; isHeld: boolean }>(
      client,
      sql`select e.user_id as "userId", e.enrollment_id as "enrollmentId", e.academic_record as "academicRecord", g.code as class,
          s.name as subject, seat.status = 'held' as "isHeld"
        from academic.reenrollment_seat seat
        join academic.reenrollment r on r.tenant_id = seat.tenant_id and r.reenrollment_id = seat.reenrollment_id
        join academic.enrollment e on e.tenant_id = r.tenant_id and e.enrollment_id = r.enrollment_id
        join academic.class_group g on g.tenant_id = seat.tenant_id and g.group_id = seat.group_id
        join academic.subject s on s.tenant_id = g.tenant_id and s.subject_id = g.subject_id
        where seat.tenant_id = ${tenantId} and seat.group_id = ${groupId} and e.user_id is not null
          and (seat.status <> 'held' or seat.held_until > ${clock.now().toISOString()}::timestamptz)
        order by e.enrollment_id`,
    ),
  )
  for (const { enrollmentId, isHeld, ...holder } of holders) {
    const key = (kind: string) => `${kind}:${groupId}:${revision}:${enrollmentId}`
    if (isClosed && isHeld) await tellClass({ ...holder, tenantId, kind: 'class_closed', parts: [], key: key('class-closed') })
    else if (parts.length > 0) await tellClass({ ...holder, tenantId, kind: 'class_changed', parts, key: key('class-changed') })
  }
}
