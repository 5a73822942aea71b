import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import type { OfficeStudent, ReenrollmentEvent } from '#api/academic/reenrollment-office.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { enrollmentOfferById } from '../reenrollment/enrollment-offer.queries.ts'
import { processWithPendencies, readFoundProcess, readWholeFacts } from '../reenrollment/read-process.queries.ts'
import { getNames } from '../request-office/office-list.queries.ts'
import type { ReenrollmentOfficePorts } from './office-scope.queries.ts'

/** One enrollment in one period. */
export interface OfStudent {
  periodId: number
  enrollmentId: number
}

/** An office member with the time zone and locale in which they read. */
export type OfficeReader = OfficeMember & { timeZone: string; locale: AppLocale }

/** Returns the progress of a student, as on the student's own page. Throws NOT_FOUND. */
export const processAtOffice = (ports: ReenrollmentOfficePorts, reader: OfficeReader, of: OfStudent): Promise<ProcessStep> =>
  readFoundProcess(ports, reader, (transaction, now) => enrollmentOfferById(transaction, reader, of, now))

/**
 * Where a student stands, why, and what happened, newest first.
 * Throws NOT_FOUND for an enrollment or a period of another institution.
 */
export async function readStudent(ports: ReenrollmentOfficePorts, reader: OfficeReader, of: OfStudent): Promise<OfficeStudent> {
  const now = ports.clock.now()
  const { facts, rows } = await readTenant(ports.pool, reader.tenantId, async (transaction) => {
    const offer = await enrollmentOfferById(transaction, reader, of, now)
    const [facts, rows] = await Promise.all([readWholeFacts(transaction, offer, now), listEvents(transaction.client, reader, of)])
    return { facts, rows }
  })
  const [read, events] = await Promise.all([
    processWithPendencies(ports, reader, facts, reader.locale, now),
    shownEvents(ports, reader, rows),
  ])
  const { studentName, userId } = facts.offer.enrollment
  return { student: studentName, userId, ...read, events }
}

type EventRow = Omit<ReenrollmentEvent, 'at' | 'madeBy'> & { at: Date; madeBy: number | null }

/** Newest first. */
const listEvents = (client: pg.ClientBase, { tenantId }: OfficeMember, of: OfStudent): Promise<EventRow[]> =>
  query<EventRow>(
    client,
    sql`select v.kind, v.at, v.by, v.made_by as "madeBy", g.code as class, v.reason
      from academic.reenrollment_event v
      left join academic.class_group g on g.tenant_id = v.tenant_id and g.group_id = v.group_id
      where v.tenant_id = ${tenantId} and v.period_id = ${of.periodId} and v.enrollment_id = ${of.enrollmentId}
      order by v.at desc, v.event_id desc`,
  )

async function shownEvents(
  { reviewerName }: ReenrollmentOfficePorts,
  { tenantId }: OfficeMember,
  rows: readonly EventRow[],
): Promise<ReenrollmentEvent[]> {
  const isOffice = ({ by }: EventRow) => by === 'office'
  const names = await getNames(
    reviewerName,
    tenantId,
    rows.filter(isOffice).map(({ madeBy }) => madeBy),
  )
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    madeBy: isOffice(row) && row.madeBy !== null ? (names.get(row.madeBy) ?? null) : null,
  }))
}
