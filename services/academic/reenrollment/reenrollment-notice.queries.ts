import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import type { ReenrollmentEvent } from '#api/academic/reenrollment-office.ts'
import { entityId } from '#api/shared.ts'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { ReenrollmentPorts } from './reenrollment-ports.ts'

/** Queue that tells students what happened in their reenrollment while they were away. */
export const reenrollmentMovedQueue = 'academic.reenrollment-moved'

const movedReenrollment = z.object({ tenantId: entityId, eventId: entityId })

export interface ReenrollmentNotice {
  tenantId: number
  userId: number
  academicRecord: string
  /** `2027/1`. */
  period: string
  kind: ReenrollmentEvent['kind']
  by: ReenrollmentEvent['by']
  /** Code and subject of the class concerned; null if there is none. */
  class: string | null
  subject: string | null
  /** Key that distinguishes notices. */
  key: string
}

/** Tells a student. Idempotent by key; does nothing for kinds that students need not hear of. */
export type TellReenrollment = (notice: ReenrollmentNotice) => Promise<void>

export interface ReenrollmentNoticePorts {
  pool: pg.Pool
  tellReenrollment: TellReenrollment
}

/** Schedules a notice of an event to the student, once the transaction commits. */
export const tellEvent = (
  { sendJob }: Pick<ReenrollmentPorts, 'sendJob'>,
  { client }: TenantTransaction,
  tenantId: number,
  eventId: number,
): Promise<void> => sendJob(reenrollmentMovedQueue, { tenantId, eventId }, client)

/** Handles jobs of `reenrollmentMovedQueue`. Students without an account are not notified. */
export async function tellOfReenrollment({ pool, tellReenrollment }: ReenrollmentNoticePorts, data: unknown): Promise<void> {
  const { tenantId, eventId } = movedReenrollment.parse(data)
  const [found] = await readTenant(pool, tenantId, ({ client }) =>
    query<Omit<ReenrollmentNotice, 'tenantId' | 'key'>>(
      client,
      sql`select e.user_id as "userId", e.academic_record as "academicRecord", p.period, v.kind, v.by, g.code as class, s.name as subject
        from academic.reenrollment_event v
        join academic.enrollment e on e.tenant_id = v.tenant_id and e.enrollment_id = v.enrollment_id
        join academic.reenrollment_period p on p.tenant_id = v.tenant_id and p.period_id = v.period_id
        left join academic.class_group g on g.tenant_id = v.tenant_id and g.group_id = v.group_id
        left join academic.subject s on s.tenant_id = g.tenant_id and s.subject_id = g.subject_id
        where v.tenant_id = ${tenantId} and v.event_id = ${eventId} and e.user_id is not null`,
    ),
  )
  if (found) await tellReenrollment({ ...found, tenantId, key: `reenrollment:${eventId}` })
}
