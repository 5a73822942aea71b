import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type { GroupSettings, OfficeGroup, groupFilter, waitingStudent } from '#api/academic/reenrollment-office.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { containsNormalized } from '../../platform/normalized-text.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { listGroups, occupiedSeats, shownGroup, waitingPeople } from '../reenrollment/class-groups.queries.ts'
import { classGroup } from '../reenrollment/offer.schema.ts'
import { offerFreed } from '../reenrollment/seats.queries.ts'
import { tellHolders } from './class-notice.queries.ts'
import { changedParts } from './class-parts.ts'
import { type ReenrollmentOfficePorts, requirePeriod } from './office-scope.queries.ts'

interface GroupPage {
  periodId: number
  filter: z.output<typeof groupFilter>
  page: number
  perPage: number
}

/** Classes of a period by subject and code, and the subjects of its courses. Throws NOT_FOUND for a period of another institution. */
export function listOfficeGroups(
  { pool, clock }: ReenrollmentOfficePorts,
  member: OfficeMember,
  { periodId, filter, page, perPage }: GroupPage,
) {
  const { tenantId } = member
  return readTenant(pool, tenantId, async (transaction) => {
    const { client } = transaction
    await requirePeriod(client, member, periodId)
    const now = clock.now()
    const [found, subjects] = await Promise.all([
      query<{ groupId: number }>(
        client,
        sql`select class_group.group_id as "groupId" from academic.class_group
          join academic.subject on subject.tenant_id = class_group.tenant_id and subject.subject_id = class_group.subject_id
          where class_group.tenant_id = ${tenantId} and class_group.period_id = ${periodId} and ${matching(filter, now)}
          order by subject.name, class_group.code`,
      ),
      periodSubjects(client, tenantId, periodId),
    ])
    const ids = found.slice((page - 1) * perPage, page * perPage).map(({ groupId }) => groupId)
    return { results: await readGroups(transaction, tenantId, ids, now), totalCount: found.length, page, perPage, subjects }
  })
}

/** On `academic.class_group` and `academic.subject`. */
function matching({ search, full }: GroupPage['filter'], now: Date): SQL {
  const conditions = [sql`true`]
  if (search) {
    const fields = ['class_group.code', 'class_group.teacher', 'subject.code', 'subject.name'].map((field) =>
      containsNormalized(field, search),
    )
    conditions.push(sql`(${sql.join(fields, sql` or `)})`)
  }
  const freeSeats = sql`class_group.seats - ${occupiedSeats(now)} - ${waitingPeople}`
  if (full !== undefined) conditions.push(full ? sql`${freeSeats} <= 0` : sql`${freeSeats} > 0`)
  return sql.join(conditions, sql` and `)
}

/** Returns the classes in the order of the ids given. */
async function readGroups(transaction: TenantTransaction, tenantId: number, ids: readonly number[], now: Date): Promise<OfficeGroup[]> {
  if (ids.length === 0) return []
  const [rows, counts] = await Promise.all([
    listGroups(transaction, now, and(eq(classGroup.tenantId, tenantId), inArray(classGroup.groupId, [...ids]))),
    query<{ groupId: number; taken: number }>(
      transaction.client,
      sql`select group_id as "groupId", count(*)::int as taken from academic.reenrollment_seat
        where tenant_id = ${tenantId} and group_id = any (${toSqlArray(ids)}::int[]) and status <> 'held' group by 1`,
    ),
  ])
  const takenByGroup = new Map(counts.map(({ groupId, taken }) => [groupId, taken]))
  const byId = new Map(rows.map((row) => [row.groupId, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { subject, subjectCode, revision, occupied } = row
    const taken = takenByGroup.get(id) ?? 0
    return [{ ...shownGroup(row), subject, subjectCode, revision, taken, held: occupied - taken }]
  })
}

/** Reads the subjects of the courses that reenroll in a period, ordered by name. */
export function periodSubjects(client: pg.ClientBase, tenantId: number, periodId: number) {
  return query<{ subjectId: number; code: string; subject: string }>(
    client,
    sql`select s.subject_id as "subjectId", s.code, s.name as subject from academic.subject s
      where s.tenant_id = ${tenantId} and s.subject_id in (
        select cs.subject_id from academic.carousel c
        join academic.curriculum_subject cs on cs.tenant_id = c.tenant_id and cs.curriculum_id = c.curriculum_id
        where c.tenant_id = ${tenantId} and c.period_id = ${periodId})
      order by s.name, s.code`,
  )
}

/**
 * Offers a class.
 *
 * Throws NOT_FOUND for a period of another institution and a subject that no course of it has, NOT_ALLOWED for a code that is taken and
 * for a last day before the first.
 */
export function addGroup(
  ports: ReenrollmentOfficePorts,
  member: OfficeMember,
  { periodId, settings }: { periodId: number; settings: GroupSettings },
): Promise<OfficeGroup> {
  const { tenantId } = member
  return inTenant(ports.pool, tenantId, async (transaction) => {
    const { client, db } = transaction
    await requirePeriod(client, member, periodId)
    await requireSettings(client, tenantId, periodId, settings)
    const [added] = await db
      .insert(classGroup)
      .values({ ...settings, tenantId, periodId, revision: 0 })
      .onConflictDoNothing({ target: [classGroup.tenantId, classGroup.periodId, classGroup.code] })
      .returning({ groupId: classGroup.groupId })
    if (!added) throw new DomainError('NOT_ALLOWED')
    const [group] = await readGroups(transaction, tenantId, [added.groupId], ports.clock.now())
    return group!
  })
}

/**
 * Changes a class, or closes it. Seats that it gains go to its waiting list first; those who have a seat are told.
 *
 * Throws as `addGroup` does, CONTENT_CHANGED where somebody saved meanwhile, NOT_ALLOWED for fewer seats than are taken or held, and for
 * another subject once somebody chose the class or waits for it.
 */
export function saveGroup(
  ports: ReenrollmentOfficePorts,
  member: OfficeMember,
  { periodId, groupId, revision, settings }: { periodId: number; groupId: number; revision: number; settings: GroupSettings },
): Promise<OfficeGroup> {
  const { tenantId } = member
  return inTenant(ports.pool, tenantId, async (transaction) => {
    const { client, db } = transaction
    await requirePeriod(client, member, periodId)
    const now = ports.clock.now()
    const found = await lockGroup(client, { tenantId, periodId, groupId }, now)
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    await requireSettings(client, tenantId, periodId, settings)
    if (settings.seats < found.occupied) throw new DomainError('NOT_ALLOWED')
    if (found.isChosen && found.subjectId !== settings.subjectId) throw new DomainError('NOT_ALLOWED')
    const others = and(eq(classGroup.tenantId, tenantId), eq(classGroup.periodId, periodId), ne(classGroup.groupId, groupId))
    if (await db.$count(classGroup, and(others, eq(classGroup.code, settings.code)))) throw new DomainError('NOT_ALLOWED')
    await db
      .update(classGroup)
      .set({ ...settings, revision: revision + 1 })
      .where(and(eq(classGroup.tenantId, tenantId), eq(classGroup.groupId, groupId)))
    if (settings.isOpen && (settings.seats > found.seats || !found.isOpen)) await offerFreed(ports, transaction, tenantId, [groupId])
    const isClosed = found.isOpen && !settings.isOpen
    if (found.isChosen)
      await tellHolders(ports, client, { tenantId, groupId, revision: revision + 1, parts: changedParts(found, settings), isClosed })
    const [group] = await readGroups(transaction, tenantId, [groupId], now)
    return group!
  })
}

const lockedColumns = selectColumns(classGroup, 'class_group', [
  'shift',
  'teacher',
  'room',
  'meetings',
  'startsOn',
  'endsOn',
  'subjectId',
  'revision',
  'seats',
  'isOpen',
])

interface LockedGroup extends SelectedRow<typeof lockedColumns> {
  occupied: number
  /** Whether somebody chose the class, or waits for it. */
  isChosen: boolean
}

/** Locks a class and counts its seats after that: whoever chooses one also locks the row. Throws NOT_FOUND. */
async function lockGroup(
  client: pg.ClientBase,
  { tenantId, periodId, groupId }: { tenantId: number; periodId: number; groupId: number },
  now: Date,
): Promise<LockedGroup> {
  const ofGroup = sql`class_group.tenant_id = ${tenantId} and class_group.period_id = ${periodId} and class_group.group_id = ${groupId}`
  await query(client, sql`select from academic.class_group where ${ofGroup} for update`)
  const [found] = await query<LockedGroup>(
    client,
    sql`select ${lockedColumns}, ${occupiedSeats(now)} as occupied,
        exists (select from academic.reenrollment_seat s where s.tenant_id = class_group.tenant_id and s.group_id = class_group.group_id)
          or exists (select from academic.class_waiting w where w.tenant_id = class_group.tenant_id and w.group_id = class_group.group_id)
          as "isChosen"
      from academic.class_group where ${ofGroup}`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** Throws NOT_FOUND, NOT_ALLOWED. */
async function requireSettings(
  client: pg.ClientBase,
  tenantId: number,
  periodId: number,
  { subjectId, startsOn, endsOn }: GroupSettings,
): Promise<void> {
  const subjects = await periodSubjects(client, tenantId, periodId)
  if (!subjects.some((subject) => subject.subjectId === subjectId)) throw new DomainError('NOT_FOUND')
  if (startsOn >= endsOn) throw new DomainError('NOT_ALLOWED')
}

/** Returns the waiting list of a class, in order. Throws NOT_FOUND for a class of another period, or institution. */
export function readWaitingList(
  { pool }: ReenrollmentOfficePorts,
  member: OfficeMember,
  { periodId, groupId }: { periodId: number; groupId: number },
): Promise<z.infer<typeof waitingStudent>[]> {
  const { tenantId } = member
  return readTenant(pool, tenantId, async ({ client }) => {
    await requirePeriod(client, member, periodId)
    const group = await query(
      client,
      sql`select from academic.class_group where tenant_id = ${tenantId} and period_id = ${periodId} and group_id = ${groupId}`,
    )
    if (group.length === 0) throw new DomainError('NOT_FOUND')
    const rows = await query<Omit<z.infer<typeof waitingStudent>, 'joinedAt'> & { joinedAt: Date }>(
      client,
      sql`select row_number() over (order by w.joined_at, w.waiting_id)::int as place, e.enrollment_id as "enrollmentId",
          e.academic_record as "academicRecord", e.student_name as student, w.joined_at as "joinedAt"
        from academic.class_waiting w
        join academic.reenrollment r on r.tenant_id = w.tenant_id and r.reenrollment_id = w.reenrollment_id
        join academic.enrollment e on e.tenant_id = r.tenant_id and e.enrollment_id = r.enrollment_id
        where w.tenant_id = ${tenantId} and w.group_id = ${groupId} order by w.joined_at, w.waiting_id`,
    )
    return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }))
  })
}
