import { sql } from 'drizzle-orm'
import type { AppLocale } from '#api/locales.ts'
import type { ProcessStep } from '#api/reenrollment.ts'
import type { OfficeStudent, ReenrollmentEvent } from '#api/reenrollment-office.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { enrollmentOfferById } from '../reenrollment/enrollment-offer.queries.ts'
import { type FindOffer, readPendencies } from '../reenrollment/pendencies.queries.ts'
import { readProcessOf } from '../reenrollment/read-process.queries.ts'
import { namesOf } from '../request-office/office-list.queries.ts'
import type { ReenrollmentOfficePorts } from './office-scope.queries.ts'

/** One enrollment in one period. */
export interface OfStudent {
  periodId: number
  enrollmentId: number
}

/** Somebody of the office, as they read. */
export type OfficeReader = OfficeMember & { timeZone: string; locale: AppLocale }

/** The offer of an enrollment of the office's place; throws NOT_FOUND. */
export const findOffer =
  (member: OfficeMember, of: OfStudent): FindOffer =>
  (transaction, now) =>
    enrollmentOfferById(transaction, member, of, now)

/** Where a student stands, as on their own page. Throws NOT_FOUND. */
export const processAtOffice = (ports: ReenrollmentOfficePorts, reader: OfficeReader, of: OfStudent): Promise<ProcessStep> =>
  readProcessOf(ports, reader, findOffer(reader, of))

/**
 * Where a student stands, why, and what happened, newest first.
 * Throws NOT_FOUND for an enrollment or a period of another institution.
 */
export async function readStudent(ports: ReenrollmentOfficePorts, reader: OfficeReader, of: OfStudent): Promise<OfficeStudent> {
  const [process, pendencies, { student, userId, events }] = await Promise.all([
    processAtOffice(ports, reader, of),
    readPendencies(ports, reader, findOffer(reader, of), reader.locale),
    readEvents(ports, reader, of),
  ])
  return { student, userId, process, pendencies, events }
}

type EventRow = Omit<ReenrollmentEvent, 'at' | 'madeBy'> & { at: Date; madeBy: number | null }

async function readEvents({ pool, clock, reviewerName }: ReenrollmentOfficePorts, member: OfficeMember, of: OfStudent) {
  const { tenantId } = member
  const { enrollment, rows } = await readTenant(pool, tenantId, async (transaction) => {
    const { enrollment } = await enrollmentOfferById(transaction, member, of, clock.now())
    const rows = await query<EventRow>(
      transaction.client,
      sql`select v.kind, v.at, v.by, v.made_by as "madeBy", g.code as class, v.reason
        from academic.reenrollment_event v
        left join academic.class_group g on g.tenant_id = v.tenant_id and g.group_id = v.group_id
        where v.tenant_id = ${tenantId} and v.period_id = ${of.periodId} and v.enrollment_id = ${of.enrollmentId}
        order by v.at desc, v.event_id desc`,
    )
    return { enrollment, rows }
  })
  const isOffice = ({ by }: EventRow) => by === 'office'
  const names = await namesOf(
    reviewerName,
    tenantId,
    rows.filter(isOffice).map(({ madeBy }) => madeBy),
  )
  const events = rows.map(
    (row): ReenrollmentEvent => ({
      ...row,
      at: row.at.toISOString(),
      madeBy: isOffice(row) && row.madeBy !== null ? (names.get(row.madeBy) ?? null) : null,
    }),
  )
  return { student: enrollment.studentName, userId: enrollment.userId, events }
}
