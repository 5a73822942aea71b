import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { ClassGroup } from '#api/academic/reenrollment.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { getHash } from '../../platform/hash.ts'
import { subject } from '../situation/curriculum.schema.ts'
import { classGroup } from './offer.schema.ts'

/**
 * Seats of the row at hand of `academic.class_group` that nobody else can have at an instant: taken, being dropped, or held until later.
 * Whoever adds a seat locks the row first and counts in a statement of its own: the one that waited for the lock still counts as before.
 */
export const occupiedSeats = (now: Date): SQL<number> => sql<number>`(
  select count(*)::int from academic.reenrollment_seat s
  where s.tenant_id = class_group.tenant_id and s.group_id = class_group.group_id
    and (s.status <> 'held' or s.held_until > ${now}::timestamptz))`

/** Number of people on the waiting list of the current row of `academic.class_group`. */
export const waitingPeople = sql<number>`(
  select count(*)::int from academic.class_waiting w where w.tenant_id = class_group.tenant_id and w.group_id = class_group.group_id)`

/** For selects from `classGroup` joined with `subject`. */
export const groupColumns = (now: Date) => ({
  tenantId: classGroup.tenantId,
  periodId: classGroup.periodId,
  groupId: classGroup.groupId,
  subjectId: classGroup.subjectId,
  code: classGroup.code,
  shift: classGroup.shift,
  teacher: classGroup.teacher,
  room: classGroup.room,
  meetings: classGroup.meetings,
  startsOn: classGroup.startsOn,
  endsOn: classGroup.endsOn,
  seats: classGroup.seats,
  isOpen: classGroup.isOpen,
  revision: classGroup.revision,
  subject: subject.name,
  subjectCode: subject.code,
  credits: subject.credits,
  workload: subject.workload,
  occupied: occupiedSeats(now),
  waiting: waitingPeople,
})

export const subjectOfGroup = and(eq(subject.tenantId, classGroup.tenantId), eq(subject.subjectId, classGroup.subjectId))

/** Lists classes with subjects and occupancy, by code. @param where condition on `classGroup` and `subject` */
export function listGroups({ db }: Pick<TenantTransaction, 'db'>, now: Date, where: SQL | undefined) {
  return db.select(groupColumns(now)).from(classGroup).innerJoin(subject, subjectOfGroup).where(where).orderBy(asc(classGroup.code))
}

export type GroupRow = Awaited<ReturnType<typeof listGroups>>[number]

/** Returns a permanent identifier of a class (docs/requirements/academic-and-financial.md, section 8). */
export const groupHash = ({ tenantId, groupId }: Pick<GroupRow, 'tenantId' | 'groupId'>): string =>
  getHash('class-group', String(tenantId), String(groupId)).toString('hex').slice(0, 8).toUpperCase()

/** Returns the hash and code that identify an unavailable class. */
export const namedGroup = (group: GroupRow) => ({ hash: groupHash(group), code: group.code, subject: group.subject })

/** Converts a row to the class that the contract shows. Seats owed to the waiting list do not count as left. */
export function shownGroup(row: GroupRow): ClassGroup {
  const { groupId, subjectId, code, shift, teacher, room, meetings, startsOn, endsOn, seats, isOpen, occupied, waiting } = row
  return {
    groupId,
    subjectId,
    code,
    hash: groupHash(row),
    shift,
    teacher,
    room,
    meetings,
    startsOn,
    endsOn,
    seats,
    seatsLeft: Math.max(0, seats - occupied - waiting),
    waiting,
    isOpen,
  }
}
